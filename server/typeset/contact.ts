import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { users } from '#server/database/schema.ts';
import type { Actor } from '#server/sessions/actor.ts';

/** Whom the reader of a document may call. Empty words where there are none. */
export type Contact = { name: string; email: string; phone: string };

/**
 * The sales user of this session, else the one whom its client is assigned to, else the project's own; null where there
 * is none.
 */
export async function findContact(tx: Queryable, { user, client }: Actor, botEmail: string): Promise<Contact | null> {
  const own = user ?? client?.user;
  if (own) return toContact(own);
  const [bot] = await tx
    .select({ name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.email, botEmail.toLowerCase()))
    .limit(1);
  return bot ? toContact(bot) : null;
}

/** A phone that was never given is stored as 0 (specification, section 9). */
function toContact({ name, email, phone }: Contact): Contact {
  return { name, email, phone: phone === '0' ? '' : phone };
}
