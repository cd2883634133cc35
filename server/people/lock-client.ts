import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { clients } from '#server/database/schema.ts';

/**
 * Locks a client's row and returns their current e-mail address, or null if the client was erased, merged or
 * deactivated. Lock it before any row of their codes, tokens or approvals.
 */
export async function lockClient(tx: Transaction, id: number): Promise<{ email: string } | null> {
  const isActive = and(eq(clients.id, id), eq(clients.is_active, true), isNull(clients.erased_at));
  const [row] = await tx.select({ email: clients.email }).from(clients).where(isActive).for('no key update');
  return row ?? null;
}

/** Locks the row of a client who may be deactivated or erased: read them afterwards to see their current state. */
export async function lockAnyClient(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('no key update');
}

/** Locks the rows of several such clients, by ascending id. */
export async function lockAnyClients(tx: Transaction, ids: number[]): Promise<void> {
  await tx
    .select({ id: clients.id })
    .from(clients)
    .where(inArray(clients.id, ids))
    .orderBy(asc(clients.id))
    .for('no key update');
}

/** Locks several clients and all clients merged into them, by ascending id. */
export async function lockClientsWithMerged(tx: Transaction, ids: number[]): Promise<(typeof clients.$inferSelect)[]> {
  const isConcerned = or(inArray(clients.id, ids), inArray(clients.merged_into_id, ids));
  return tx.select().from(clients).where(isConcerned).orderBy(asc(clients.id)).for('no key update');
}
