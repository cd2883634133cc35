import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Transaction } from '#server/database/connection.ts';
import { ProblemError } from './problem.ts';

/** How many tries a key has in how many seconds. */
export type TryLimit = { name: string; tries: number; seconds: number };

/** Counts tries in the database, so that all processes share them and a restart forgets none. */
export type Tries = {
  /**
   * Counts one try and answers how many there were; throws `too_many_requests` with Retry-After where there were too
   * many. In a transaction it counts with it: what is rolled back was no try.
   */
  spend(key: string, tx?: Transaction): Promise<number>;
  /** Forgets the tries of a key: it succeeded. */
  forget(key: string): Promise<void>;
  /** Takes one try of a key back: it was no failure, and says nothing of the others. */
  giveBack(key: string): Promise<void>;
};

export function limitTries(pool: pg.Pool, { name, tries, seconds }: TryLimit): Tries {
  const on = (storeClient: unknown, storeType: 'pool' | 'client') =>
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
  const limiter = on(pool, 'pool');
  return {
    async spend(key, tx) {
      try {
        return (await (tx ? on(clientOf(tx), 'client') : limiter).consume(hashed(key))).consumedPoints;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ProblemError('too_many_requests', { headers: { 'retry-after': String(wait) } });
      }
    },
    async forget(key) {
      await limiter.delete(hashed(key));
    },
    async giveBack(key) {
      await limiter.reward(hashed(key), 1);
    },
  };
}

/** The connection of a transaction; Drizzle keeps it under this name and the type does not show it. */
function clientOf(tx: Transaction): pg.PoolClient {
  return (tx as unknown as { $client: pg.PoolClient }).$client;
}

/** Keys are stored hashed: they hold addresses of people and networks. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
