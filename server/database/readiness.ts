import type pg from 'pg';
import { openPool } from './connection.ts';
import { isConnectionLost } from './database-unavailable.ts';
import { sqlStateOf } from './sql-state.ts';

/** Why a write would fail. `isReachable`: the database answers, and reads still work. */
export type WriteTrouble = { error: Error; isReachable: boolean };

/**
 * Callbacks for when the database becomes unavailable, and available again after `seconds`; and the time between two
 * checks, a second by default, in milliseconds.
 */
export type ReadinessOptions = {
  onUnavailable(error: Error): void;
  onAvailable(seconds: number): void;
  interval?: number | undefined;
};

/** Whether the database accepts writes. While it does not, it is checked every second. */
export type Readiness = {
  /**
   * Returns why a write would fail. The database is checked again if the last check began more than a second ago, or
   * before a moment of `performance.now()`. No answer within two seconds counts as a failure.
   */
  check(notBefore?: number): Promise<WriteTrouble | undefined>;
  /** Checks at once, unless a failure is known. Call it after a call failed. */
  recheck(): void;
  /** Whether the last check found the database unreachable, and began after a moment of `performance.now()`. */
  isUnreachableSince(moment: number): boolean;
  close(): Promise<void>;
};

/** After so long without an answer the database counts as unavailable, in milliseconds. */
const maxAnswerTime = 2_000;
const checkInterval = 1_000;

/**
 * Tests what a write needs, without a table: the permission, a commit record that reaches the disk (and the standby if
 * commits wait for one), and space for new data, which a sort that exceeds `work_mem` allocates and frees.
 */
const tryToWrite = `
  select current_setting('transaction_read_only') = 'on' as is_read_only, pg_logical_emit_message(true, 'loggia', 'ready'),
    (select max(filler) from (select repeat('x', 200) || n as filler from generate_series(1, 2000) n order by md5(n::text) offset 0) as sorted)`;

/**
 * Creates the readiness check. `options` are those of the app's pool. The checks have a connection of their own: a busy
 * pool does not mean that the database is unavailable.
 */
export function createReadiness(
  options: pg.PoolConfig,
  { onUnavailable, onAvailable, interval = checkInterval }: ReadinessOptions,
): Readiness {
  const pool = openPool({
    ...options,
    max: 1,
    connectionTimeoutMillis: 2 * maxAnswerTime,
    query_timeout: 2 * maxAnswerTime,
    application_name: 'loggia readiness',
    options: `${options.options ?? ''} -c statement_timeout=${maxAnswerTime} -c work_mem=64kB`,
  });
  let last: { trouble: WriteTrouble | undefined; startedAt: number } | undefined;
  let checking: Promise<WriteTrouble | undefined> | undefined;
  let unavailableSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const record = (trouble: WriteTrouble | undefined, startedAt: number) => {
    last = { trouble, startedAt };
    if (trouble !== undefined && unavailableSince === undefined) {
      unavailableSince = startedAt;
      onUnavailable(trouble.error);
    } else if (trouble === undefined && unavailableSince !== undefined) {
      onAvailable((performance.now() - unavailableSince) / 1000);
      unavailableSince = undefined;
    }
    clearTimeout(timer);
    if (trouble !== undefined && !isClosed) timer = setTimeout(() => void ask(), interval).unref();
  };
  const run = async () => {
    const startedAt = performance.now();
    const trouble = await findTrouble(pool);
    record(trouble, startedAt);
    return trouble;
  };
  const ask = () =>
    (checking ??= run().finally(() => {
      checking = undefined;
    }));
  const check = async (notBefore = performance.now() - interval) => {
    await checking;
    return last !== undefined && last.startedAt >= notBefore ? last.trouble : ask();
  };
  return {
    check,
    recheck: () => void (unavailableSince === undefined && check(performance.now())),
    isUnreachableSince: (moment) => last?.trouble?.isReachable === false && last.startedAt > moment,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await checking;
      await pool.end();
    },
  };
}

/** A lost connection says nothing about the database, so the query is tried on another one. */
const queryWithRetry = (pool: pg.Pool) => {
  const query = () => pool.query<{ is_read_only: boolean }>(tryToWrite);
  return query().catch((error: unknown) => (isConnectionLost(error) ? query() : Promise.reject(error)));
};

async function findTrouble(pool: pg.Pool): Promise<WriteTrouble | undefined> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new Error(`The database did not answer within ${maxAnswerTime / 1000} s`));
  // setImmediate: an answer that arrived while this process was blocked is read first.
  const timer = setTimeout(() => setImmediate(fail), maxAnswerTime);
  try {
    const { rows } = await Promise.race([queryWithRetry(pool), timeout]);
    return rows[0]?.is_read_only
      ? { error: new Error('The database takes no writes: transactions are read only'), isReachable: true }
      : undefined;
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { error, isReachable: sqlStateOf(error) !== undefined && !isConnectionLost(error) };
  } finally {
    clearTimeout(timer);
  }
}
