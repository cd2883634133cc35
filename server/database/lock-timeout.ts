import { describeHolder, type LockWait } from './report-lock-waits.ts';
import { sqlStateOf } from './sql-state.ts';

/**
 * Thrown by a transaction if one of its statements waited for a lock for longer than `lockTimeout`. Nothing was
 * changed. The message, for the log, names who held the lock, if that was observed; `cause` is PostgreSQL's error.
 */
export class LockTimeoutError extends Error {
  constructor(waits: readonly LockWait[], options: { cause: unknown }) {
    super(`Gave up waiting for ${describeWaits(waits)}`, options);
    this.name = 'LockTimeoutError';
  }
}

/** Whether a query gave up waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '55P03';
}

/** `properties, which is locked by process 4711 of PostgreSQL (psql, idle in transaction for 312 s)`, for example. */
export function describeWaits(waits: readonly LockWait[]): string {
  const [first] = waits;
  if (first === undefined) return 'a lock that another transaction had';
  // To wait for a row is to wait for the transaction that changed it.
  const lock = first.lock === 'transactionid' ? 'a row' : first.lock;
  return `${lock}, which is locked by ${waits.map(describeHolder).join(', ')}`;
}
