import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isConnectionLost, isOverdue } from './database-unavailable.ts';

/** How many calls a process holds at once: more would keep too much memory and too many sockets in a long outage. */
export const maxHeldCalls = 500;

/** How often an unavailable database is probed, in milliseconds. */
const probeInterval = 100;

/**
 * The pause before a statement is repeated, in milliseconds; it doubles up to `maxPause`. It is for servers that answer
 * the probe but refuse the statement, such as one that was demoted.
 */
const firstPause = 20;
const maxPause = 500;

/** Calls that wait while the database is switched over. */
export type HeldCalls = {
  /** Runs the answer to a call, which may wait for the database for `longest` milliseconds in all. */
  run<T>(answer: () => Promise<T>): Promise<T>;
  /** How many calls wait now. */
  count(): number;
  /** Makes every waiting call fail, and holds no more, so that the server can close. */
  release(): void;
};

type HeldCall = {
  isOver: boolean;
  repeats: number;
  deadline?: number;
  waitUntilBack(call: HeldCall): Promise<boolean>;
};

const calls = new AsyncLocalStorage<HeldCall | undefined>();

/** Holds the calls on a pool for at most `longest` milliseconds each; with 0, none. */
export function createHeldCalls(pool: pg.Pool, longest: number): HeldCalls {
  let back: Promise<void> | undefined;
  const released = Promise.withResolvers<false>();
  const state = { held: 0, isReleased: longest === 0 };

  const probe = async () => {
    // The probe ends when no call is waiting any more.
    while (state.held > 0 && !state.isReleased) {
      const isBack = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      if (isBack) return;
      await wait(probeInterval);
    }
  };
  /** One probe for all waiting calls, outside the context of any of them. */
  const untilBack = () =>
    (back ??= calls.run(undefined, probe).finally(() => {
      back = undefined;
    }));

  const waitUntilBack = async (call: HeldCall) => {
    call.deadline ??= performance.now() + longest;
    const left = () => (call.deadline ?? 0) - performance.now();
    if (state.isReleased || state.held >= maxHeldCalls || left() <= 0) return false;
    const timer = new AbortController();
    const over = wait(left(), false as const, { signal: timer.signal, ref: false }).catch(() => false as const);
    const pause = Math.min(maxPause, firstPause * 2 ** call.repeats);
    const repeat = wait(pause).then(untilBack);
    call.repeats += 1;
    state.held += 1;
    try {
      return await Promise.race([repeat.then(() => !state.isReleased), over, released.promise]);
    } finally {
      state.held -= 1;
      timer.abort();
    }
  };
  return {
    async run(answer) {
      if (longest === 0) return answer();
      const call: HeldCall = { isOver: false, repeats: 0, waitUntilBack };
      return calls.run(call, answer).finally(() => {
        // What the call started without awaiting it, such as sending mails, is not held.
        call.isOver = true;
      });
    },
    count: () => state.held,
    release() {
      state.isReleased = true;
      released.resolve(false);
    },
  };
}

/** Runs code that can do without the database, so that its statements fail at once instead of being held. */
export function withoutHolding<T>(act: () => Promise<T>): Promise<T> {
  return calls.run(undefined, act);
}

/**
 * If the error means that the connection ended or could not be made, waits until the database is back and returns true:
 * the step can be repeated. False if it cannot: for other errors, outside a held call, after too long a wait, while too
 * many calls wait, or when the server closes.
 */
export async function isBackAfter(error: unknown): Promise<boolean> {
  const call = calls.getStore();
  if (call === undefined || call.isOver || !isConnectionLost(error) || isOverdue(error)) return false;
  return call.waitUntilBack(call);
}
