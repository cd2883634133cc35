import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { clients } from '#server/database/schema.ts';

/**
 * Waits for whoever changes a client, always before a row of their codes, tokens or approvals is touched. Answers the
 * address that counts by then; null where the client was erased, merged or switched off meanwhile.
 */
export async function lockClient(tx: Transaction, id: number): Promise<{ email: string } | null> {
  const isThere = and(eq(clients.id, id), eq(clients.is_active, true), isNull(clients.erased_at));
  const [now] = await tx.select({ email: clients.email }).from(clients).where(isThere).for('no key update');
  return now ?? null;
}

/**
 * The same for one who may be switched off, or gone: whoever asks for them afterwards finds them as they are by then.
 */
export async function lockAnyClient(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('no key update');
}

/** The same for several, with all who were merged into them, by ascending id. */
export async function lockClientsWithMerged(tx: Transaction, ids: number[]): Promise<(typeof clients.$inferSelect)[]> {
  const isOne = or(inArray(clients.id, ids), inArray(clients.merged_into_id, ids));
  return tx.select().from(clients).where(isOne).orderBy(asc(clients.id)).for('no key update');
}
