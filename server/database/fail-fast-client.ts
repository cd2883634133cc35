import pg from 'pg';
import { recordConnectFailure } from './database-unavailable.ts';

/**
 * How long an attempt to connect may take, in milliseconds. Waiting for a free connection of the pool is not included.
 */
const connectTimeout = 5_000;

/**
 * After an attempt that took at least `slowFailure` to fail, no other is made during `pause`: all that wait fail at
 * once. In milliseconds.
 */
const slowFailure = 1_000;
const pause = 1_000;

type Connected = (error: Error | null, client?: pg.Client) => void;

/**
 * Creates the class of a pool's connections. Attempts to connect have a short timeout, and those that wait for a dead
 * host fail together with the first.
 */
export function createClientClass(): typeof pg.Client {
  let unreachable: { error: Error; until: number } | undefined;

  const attempt = (client: pg.Client, connect: (done: Connected) => void, done: Connected) => {
    if (unreachable !== undefined && performance.now() < unreachable.until) {
      const { error } = unreachable;
      process.nextTick(() => done(error));
      return;
    }
    const startedAt = performance.now();
    connect((error) => {
      if (!error) return done(null, client);
      recordConnectFailure(error);
      if (performance.now() - startedAt >= slowFailure) unreachable = { error, until: performance.now() + pause };
      done(error);
    });
  };
  return class FailFastClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectTimeout });
    }

    override connect(): Promise<pg.Client>;
    override connect(done: Connected): void;
    override connect(done?: Connected): Promise<pg.Client> | void {
      const connect = (then: Connected) => super.connect(then);
      if (done !== undefined) return attempt(this, connect, done);
      return new Promise((resolve, reject) =>
        attempt(this, connect, (error) => (error ? reject(error) : resolve(this))),
      );
    }
  };
}
