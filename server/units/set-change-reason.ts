import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { unitChanges } from '#server/database/schema.ts';

/** Who changes units and why, for the history that triggers write. */
export type ChangeReason = {
  userId: number | null;
  cause: (typeof unitChanges.$inferSelect)['cause'];
  reason?: string | undefined;
};

/**
 * Sets, for the rest of a transaction, who changes units and why: the trigger on `properties` stores it with every
 * change.
 */
export async function setChangeReason(tx: Transaction, { userId, cause, reason = '' }: ChangeReason): Promise<void> {
  await tx.execute(sql`select set_config('loggia.why', ${JSON.stringify({ user_id: userId, cause, reason })}, true)`);
}
