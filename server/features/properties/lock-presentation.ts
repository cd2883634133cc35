import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { presentations, sessions } from '#server/database/schema.ts';
import { lockClient } from '#server/people/lock-client.ts';

/** The times of a presentation, in milliseconds since the epoch. */
export type LockedPresentation = { ended_at: number | null; last_active_at: number };

/** Reads a presentation. Returns null if the session no longer holds it or now has another client. */
export async function readPresentation(
  tx: Transaction,
  id: number,
  sessionHash: string | null,
): Promise<LockedPresentation | null> {
  if (sessionHash === null) return null;
  const [row] = await tx
    .select({
      ended_at: presentations.ended_at,
      last_active_at: presentations.last_active_at,
      client: presentations.client_id,
    })
    .from(presentations)
    .where(eq(presentations.id, id));
  const [session] = await tx
    .select({ client: sessions.client_id })
    .from(sessions)
    .where(and(eq(sessions.id_hash, sessionHash), eq(sessions.presentation_id, id)));
  if (!row || session?.client !== row.client) return null;
  return { ended_at: row.ended_at?.getTime() ?? null, last_active_at: row.last_active_at.getTime() };
}

/** The same, under locks: until the transaction ends the client cannot be merged and the presentation cannot end. */
export async function lockPresentation(
  tx: Transaction,
  { id, client_id }: { id: number; client_id: number },
  sessionHash: string | null,
): Promise<LockedPresentation | null> {
  if ((await lockClient(tx, client_id)) === null) return null;
  await tx.select({ id: presentations.id }).from(presentations).where(eq(presentations.id, id)).for('share');
  return readPresentation(tx, id, sessionHash);
}
