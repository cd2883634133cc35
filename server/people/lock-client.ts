import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { clients } from '../database/schema.ts';

/**
 * Waits for whoever changes a client, always before a row of their codes, tokens or approvals is touched. Answers the
 * address that counts by then; null where the client was erased, merged or switched off meanwhile.
 */
export async function lockClient(tx: Transaction, id: number): Promise<{ email: string } | null> {
  const [now] = await tx.select({ email: clients.email }).from(clients).where(and(eq(clients.id, id), eq(clients.is_active, true), isNull(clients.erased_at))).for('update');
  return now ?? null;
}
