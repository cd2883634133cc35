import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ChangeCause } from '#domain/units/change-causes.ts';
import type { Transaction } from '#server/database/connection.ts';

/** Who changes units and why, for the history that triggers write. */
export type ChangeReason = {
  userId: number | null;
  cause: ChangeCause;
  reason?: string | undefined;
};

/**
 * Sets, for the rest of a transaction, who changes units and why: the trigger on `properties` stores it with every
 * change.
 */
export async function setChangeReason(tx: Transaction, reason: ChangeReason): Promise<void> {
  await tx.execute(sql`select ${settingReason(sql`${writeReason(reason)}`)}`);
}

/** An expression that does the same in a larger statement; `value` is from `writeReason`. */
export function settingReason(value: SQLWrapper): SQL {
  return sql`set_config('loggia.why', ${value}, true)`;
}

/** Serialises a reason for the trigger. */
export function writeReason({ userId, cause, reason = '' }: ChangeReason): string {
  return JSON.stringify({ user_id: userId, cause, reason });
}
