import { givenPhone } from '#domain/people/given-phone.ts';
import type { Queryable } from '#server/database/connection.ts';
import { users } from '#server/database/schema.ts';
import { hasEmail } from '#server/people/has-email.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

/** Whom the reader of a document may contact. Fields without a value are empty. */
export type Contact = { name: string; email: string; phone: string };

/**
 * Returns the sales user of this session, otherwise the one to whom its client is assigned, otherwise the project's;
 * null if there is none.
 */
export async function findContact(
  tx: Queryable,
  { user, client }: RequestActor,
  botEmail: string,
): Promise<Contact | null> {
  const own = user ?? client?.user;
  if (own) return toContact(own);
  const [bot] = await tx
    .select({ name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(hasEmail(users.email, botEmail))
    .limit(1);
  return bot ? toContact(bot) : null;
}

function toContact({ name, email, phone }: Contact): Contact {
  return { name, email, phone: givenPhone(phone) ?? '' };
}
