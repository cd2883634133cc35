import type pg from 'pg';
import { openPool } from './connection.ts';
import { isConnectionLost } from './database-unavailable.ts';
import { sqlStateOf } from './sql-state.ts';

/** Why a write would fail. `isReachable`: the database answers, and reads still work. */
type WriteFailure = { error: Error; isReachable: boolean };

/**
 * Callbacks for when the database becomes unavailable, and available again after `seconds`; and the time between two
 * checks, a second by default, in milliseconds.
 */
type ReadinessOptions = {
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
  check(notBefore?: number): Promise<WriteFailure | undefined>;
  /** Checks at once, unless a failure is known. Call it after a call failed. */
  recheck(): void;
  /** Whether the last check found the database unreachable, and began after a moment of `performance.now()`. */
  isUnreachableSince(moment: number): boolean;
  close(): Promise<void>;
};

/** How long the database may take to answer before it counts as unavailable, in milliseconds. */
const maxAnswerTime = 2_000;
const checkInterval = 1_000;

/**
 * Creates the readiness check. `poolOptions` are those of the app's pool. The checks use a separate connection: a
 * busy pool does not mean that the database is unavailable.
 */
export function createReadiness(poolOptions: pg.PoolConfig, options: ReadinessOptions): Readiness {
  const { interval = checkInterval } = options;
  const pool = openCheckPool(poolOptions);
  const outage = createOutage(options);
  /** The last check that has ended. */
  let last: { startedAt: number; failure: WriteFailure | undefined } | undefined;
  /** The check that is under way. */
  let running: Promise<WriteFailure | undefined> | undefined;
  let nextCheck: NodeJS.Timeout | undefined;
  let isClosed = false;

  const runCheck = async () => {
    const startedAt = performance.now();
    const failure = await findFailure(pool);
    last = { startedAt, failure };
    outage.note(failure, startedAt);
    clearTimeout(nextCheck);
    if (failure !== undefined && !isClosed) nextCheck = setTimeout(() => void checkNow(), interval).unref();
    return failure;
  };
  /** Starts a check, or joins the one that is under way. */
  const checkNow = () =>
    (running ??= runCheck().finally(() => {
      running = undefined;
    }));
  const check = async (notBefore = performance.now() - interval) => {
    await running;
    return last !== undefined && last.startedAt >= notBefore ? last.failure : checkNow();
  };
  return {
    check,
    recheck() {
      if (!outage.isKnown()) void check(performance.now());
    },
    isUnreachableSince: (moment) => last?.failure?.isReachable === false && last.startedAt > moment,
    async close() {
      isClosed = true;
      clearTimeout(nextCheck);
      await running;
      await pool.end();
    },
  };
}

/** Reports when the database becomes unavailable and available again, once each. */
function createOutage({ onUnavailable, onAvailable }: ReadinessOptions) {
  let since: number | undefined;
  return {
    isKnown: () => since !== undefined,
    /** Records the outcome of a check that began at `startedAt`. */
    note(failure: WriteFailure | undefined, startedAt: number): void {
      if (failure !== undefined && since === undefined) {
        since = startedAt;
        onUnavailable(failure.error);
      } else if (failure === undefined && since !== undefined) {
        onAvailable((performance.now() - since) / 1000);
        since = undefined;
      }
    },
  };
}

/**
 * The pool of the checks: one connection that gives up in time, and so little memory that the sort goes to the disk.
 */
function openCheckPool(options: pg.PoolConfig): pg.Pool {
  return openPool({
    ...options,
    max: 1,
    connectionTimeoutMillis: 2 * maxAnswerTime,
    query_timeout: 2 * maxAnswerTime,
    application_name: 'loggia readiness',
    options: `${options.options ?? ''} -c statement_timeout=${maxAnswerTime} -c work_mem=64kB`,
  });
}

/** Tries to write, and returns why that did not succeed within `maxAnswerTime`. */
async function findFailure(pool: pg.Pool): Promise<WriteFailure | undefined> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new Error(`The database did not answer within ${maxAnswerTime / 1000} s`));
  // setImmediate, so that an answer that arrived while this process was blocked is read first.
  const timer = setTimeout(() => setImmediate(fail), maxAnswerTime);
  try {
    const isReadOnly = await Promise.race([tryToWrite(pool), timeout]);
    return isReadOnly
      ? { error: new Error('The database takes no writes: transactions are read only'), isReachable: true }
      : undefined;
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { error, isReachable: sqlStateOf(error) !== undefined && !isConnectionLost(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does what a write needs, without a table: it asks for the permission, writes a commit record that reaches the disk
 * (and the standby if commits wait for one), and takes space for new data, which a sort that exceeds `work_mem`
 * allocates and frees.
 */
const trialWrite = `
  select current_setting('transaction_read_only') = 'on' as is_read_only,
    pg_logical_emit_message(true, 'loggia', 'ready'),
    (
      select max(filler)
      from (
        select repeat('x', 200) || n as filler
        from generate_series(1, 2000) n
        order by md5(n::text)
        offset 0
      ) as sorted
    )`;

/**
 * Returns whether transactions are read-only. A lost connection does not mean that the database is unavailable, so
 * another one is tried.
 */
async function tryToWrite(pool: pg.Pool): Promise<boolean> {
  const query = () => pool.query<{ is_read_only: boolean }>(trialWrite);
  const { rows } = await query().catch((error: unknown) => (isConnectionLost(error) ? query() : Promise.reject(error)));
  return rows[0]?.is_read_only ?? false;
}
