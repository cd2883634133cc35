import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { errorMessage } from '#server/error-message.ts';

const maxAttempts = 5;
/** How long the database may be unavailable between two attempts, in milliseconds. */
const maxOutage = 60_000;

/** How long after a crash connections may still end, in milliseconds: PostgreSQL ends the others after the first. */
const maxDelay = 1_000;

/**
 * Runs a step, and repeats it a bounded number of times if the database crashed during it: a crash ends all
 * connections, including the idle one that is kept here to detect it. Any other failure is thrown. The step must be
 * repeatable. If the database keeps crashing, or does not come back, the error says so instead of naming the
 * statement that was running.
 */
export async function retryOnConnectionLoss<T>(pool: pg.Pool, step: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const idleConnection = await connect(pool);
    const end = Promise.withResolvers<boolean>();
    idleConnection.once('end', () => end.resolve(true));
    try {
      return await step();
    } catch (error) {
      const isLost = await Promise.race([end.promise, wait(maxDelay, false)]);
      if (!isLost) throw error;
      if (attempt === maxAttempts)
        throw new Error(
          `The database ended the connection ${maxAttempts} times, whenever this was tried. Its log says why; start again when it keeps running.`,
          { cause: error },
        );
    } finally {
      idleConnection.release(true);
    }
  }
}

/** Connects as soon as the database is available. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const deadline = performance.now() + maxOutage;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (pool.ending) throw error;
      if (performance.now() > deadline)
        throw new Error(
          `The database has not answered for ${maxOutage / 1_000} s (${errorMessage(error)}). Start again when it does.`,
          { cause: error },
        );
      await wait(100);
    }
  }
}
