import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from './problem.ts';

/** How many tries a key has in how many seconds. */
export type TryLimit = { name: string; tries: number; seconds: number };

/** Counts tries in the database, so that all processes share them and a restart forgets none. */
export type Tries = {
  /** Counts one try and answers how many there were; throws `too_many_requests` with Retry-After where there were too many. */
  spend(key: string): Promise<number>;
  /** Refuses every try of a key for some seconds. */
  block(key: string, seconds: number): Promise<void>;
  /** Forgets the tries of a key: it succeeded. */
  forget(key: string): Promise<void>;
  /** Takes one try of a key back: it was no failure, and says nothing of the others. */
  giveBack(key: string): Promise<void>;
};

export function limitTries(pool: pg.Pool, { name, tries, seconds }: TryLimit): Tries {
  const limiter = new RateLimiterPostgres({
    storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true, keyPrefix: name, points: tries, duration: seconds, clearExpiredByTimeout: false,
  });
  return {
    async spend(key) {
      try {
        return (await limiter.consume(hashed(key))).consumedPoints;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ProblemError('too_many_requests', { headers: { 'retry-after': String(wait) } });
      }
    },
    async block(key, forSeconds) {
      await limiter.block(hashed(key), forSeconds);
    },
    async forget(key) {
      await limiter.delete(hashed(key));
    },
    async giveBack(key) {
      await limiter.reward(hashed(key), 1);
    },
  };
}

/** Keys are stored hashed: they hold addresses of people and networks. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The network of an address: the /24 of IPv4, the /64 of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain.split('.').slice(0, 3).join('.');
}
