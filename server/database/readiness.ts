import type pg from 'pg';
import { openPool } from './connection.ts';
import { isConnectionLost } from './database-away.ts';
import { sqlStateOf } from './sql-state.ts';

/** Why a write would fail. `isReachable`: the database answers, and reads go on. */
export type WriteTrouble = { error: Error; isReachable: boolean };

/** What becomes known of the database between two checks; `seconds` is how long it was away. */
export type ReadinessLog = { onAway(error: Error): void; onReturn(seconds: number): void };

/** Whether the database takes writes. While it does not, it is asked again every second. */
export type Readiness = {
  /**
   * Why a write would fail. The database is asked anew where it was last asked a second ago, or before a moment of
   * `performance.now()`; where it does not answer within two seconds, that is why.
   */
  check(notBefore?: number): Promise<WriteTrouble | undefined>;
  /** Checks at once, unless trouble is known: a call failed. */
  suspect(): void;
  /**
   * Whether the last check found that the database cannot be reached, and began after a moment of `performance.now()`.
   */
  isUnreachableSince(moment: number): boolean;
  close(): Promise<void>;
};

/** A database that says nothing for so long takes no writes, in milliseconds. */
const maxAnswerTime = 2_000;
const checkEvery = 1_000;

/**
 * What a write needs, without a table: the permission, a commit record that reaches the disk (and the standby where
 * commits wait for one), and room for new data, which a sort that does not fit into `work_mem` takes and gives back.
 */
const tryToWrite = `
  select current_setting('transaction_read_only') = 'on' as is_read_only, pg_logical_emit_message(true, 'loggia', 'ready'),
    (select max(filler) from (select repeat('x', 200) || n as filler from generate_series(1, 2000) n order by md5(n::text) offset 0) as sorted)`;

/**
 * `options` are those of the app's pool. The checks have a connection of their own: a busy pool is not a database that
 * is away.
 */
export function createReadiness(options: pg.PoolConfig, { onAway, onReturn }: ReadinessLog): Readiness {
  const pool = openPool({
    ...options,
    max: 1,
    connectionTimeoutMillis: 2 * maxAnswerTime,
    query_timeout: 2 * maxAnswerTime,
    application_name: 'loggia readiness',
    options: `${options.options ?? ''} -c statement_timeout=${maxAnswerTime} -c work_mem=64kB`,
  });
  let last: { trouble: WriteTrouble | undefined; began: number } | undefined;
  let checking: Promise<WriteTrouble | undefined> | undefined;
  let awaySince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const note = (trouble: WriteTrouble | undefined, began: number) => {
    last = { trouble, began };
    if (trouble !== undefined && awaySince === undefined) {
      awaySince = began;
      onAway(trouble.error);
    } else if (trouble === undefined && awaySince !== undefined) {
      onReturn((performance.now() - awaySince) / 1000);
      awaySince = undefined;
    }
    clearTimeout(timer);
    if (trouble !== undefined && !isClosed) timer = setTimeout(() => void ask(), checkEvery).unref();
  };
  const run = async () => {
    const began = performance.now();
    const trouble = await findTrouble(pool);
    note(trouble, began);
    return trouble;
  };
  const ask = () =>
    (checking ??= run().finally(() => {
      checking = undefined;
    }));
  const check = async (notBefore = performance.now() - checkEvery) => {
    await checking;
    return last !== undefined && last.began >= notBefore ? last.trouble : ask();
  };
  return {
    check,
    suspect: () => void (awaySince === undefined && check(performance.now())),
    isUnreachableSince: (moment) => last?.trouble?.isReachable === false && last.began > moment,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await checking;
      await pool.end();
    },
  };
}

/** A connection that was ended says nothing of the database: then another is asked. */
const askTwice = (pool: pg.Pool) => {
  const ask = () => pool.query<{ is_read_only: boolean }>(tryToWrite);
  return ask().catch((error: unknown) => (isConnectionLost(error) ? ask() : Promise.reject(error)));
};

async function findTrouble(pool: pg.Pool): Promise<WriteTrouble | undefined> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Error(`The database did not answer within ${maxAnswerTime / 1000} s`));
  // An answer that came while this process stood still is read first.
  const timer = setTimeout(() => setImmediate(giveUp), maxAnswerTime);
  try {
    const { rows } = await Promise.race([askTwice(pool), late]);
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
