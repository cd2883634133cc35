import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Transaction } from '#server/database/connection.ts';
import { isDatabaseUnavailable } from '#server/database/database-unavailable.ts';
import { ProblemError } from './problem.ts';

/** How many attempts a key may make in how many seconds. */
export type RateLimit = { name: string; attempts: number; seconds: number };

/** Counts attempts in the database, so that all processes share the counts and a restart keeps them. */
type RateLimiter = {
  /**
   * Counts one attempt and returns how many there were. Throws `too_many_requests` with Retry-After if there were too
   * many. In a transaction, the count is part of it: a rolled-back attempt does not count.
   */
  consume(key: string, tx?: Transaction): Promise<number>;
  /** Resets the count of a key, after a success. If the database is unavailable, the count stays until it expires. */
  reset(key: string): Promise<void>;
  /** Takes back one attempt of a key that turned out not to be a failure; other attempts still count. */
  refund(key: string): Promise<void>;
};

/** How far the clocks of two processes may be apart, in milliseconds. */
const clockTolerance = 60_000;

export function createRateLimiter(pool: pg.Pool, { name, attempts: tries, seconds }: RateLimit): RateLimiter {
  const limiterOn = (storeClient: unknown, storeType: 'pool' | 'client') =>
    new RateLimiterPostgres({
      storeClient,
      storeType,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: tries,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
  const limiter = limiterOn(pool, 'pool');
  /**
   * A count that ends later than possible was begun by a clock that was ahead and has been set back. It starts again,
   * since its owner would otherwise wait for as long as the clock was ahead.
   */
  const consumeOn = async (store: RateLimiterPostgres, key: string) => {
    const isAhead = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > seconds * 1_000 + clockTolerance;
    try {
      const counted = await store.consume(key);
      if (!isAhead(counted)) return counted;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes && isAhead(refusal))) throw refusal;
    }
    await store.delete(key);
    return store.consume(key);
  };
  return {
    async consume(key, tx) {
      try {
        const store = tx ? limiterOn(clientOf(tx), 'client') : limiter;
        const { consumedPoints } = await consumeOn(store, hashed(key));
        return consumedPoints;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ProblemError('too_many_requests', { headers: { 'retry-after': String(wait) } });
      }
    },
    async reset(key) {
      await ifAvailable(limiter.delete(hashed(key)));
    },
    async refund(key) {
      await ifAvailable(limiter.reward(hashed(key), 1));
    },
  };
}

/** A success stays one if its count cannot be corrected because the database is unavailable. */
async function ifAvailable(correction: Promise<unknown>): Promise<void> {
  await correction.catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
  });
}

/** The connection of a transaction. Drizzle stores it under this name, which its types do not show. */
function clientOf(tx: Transaction): pg.PoolClient {
  return (tx as unknown as { $client: pg.PoolClient }).$client;
}

/** Keys are stored hashed: they contain people's addresses and networks. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
