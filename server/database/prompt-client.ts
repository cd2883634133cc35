import pg from 'pg';
import { noteFailureToConnect } from './database-away.ts';

/** How long an attempt to connect may take, in milliseconds. The queue for a busy pool is another matter. */
const connectWithin = 5_000;

/**
 * After an attempt that failed only after a second no other is made for a second: all who wait are told at once.
 * Milliseconds.
 */
const slowFailure = 1_000;
const pause = 1_000;

type Connected = (error: Error | null, client?: pg.Client) => void;

/**
 * Makes the class of a pool's connections: each attempt to connect ends soon, and those that wait for a dead host end
 * with the first.
 */
export function createClientClass(): typeof pg.Client {
  let dead: { error: Error; until: number } | undefined;

  const attempt = (client: pg.Client, connect: (done: Connected) => void, done: Connected) => {
    if (dead !== undefined && performance.now() < dead.until) {
      const { error } = dead;
      process.nextTick(() => done(error));
      return;
    }
    const began = performance.now();
    connect((error) => {
      if (!error) return done(null, client);
      noteFailureToConnect(error);
      if (performance.now() - began >= slowFailure) dead = { error, until: performance.now() + pause };
      done(error);
    });
  };
  return class PromptClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectWithin });
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
