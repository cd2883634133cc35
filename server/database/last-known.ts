import { isConnectionLost } from './database-away.ts';
import type { Readiness } from './readiness.ts';

/**
 * What was read before. `since`: from then on nothing is known to have changed it, in milliseconds of
 * `performance.now()`.
 */
export type LastKnown<T> = { value: T; since: number };

/** A read that takes so long may wait for a database that is gone, in milliseconds. */
const patience = 2_000;
/** How often a read is tried whose connection ended, though the database is there. */
const maxAttempts = 4;

/**
 * Reads, and gives what was last known only where the database cannot be reached: a connection that ended is no reason
 * to show an older state, and the read is tried again.
 */
export async function readOrLastKnown<T>(
  readiness: Readiness,
  read: () => Promise<T>,
  lastKnown: () => LastKnown<T> | undefined,
): Promise<T> {
  if (lastKnown() === undefined) return read();
  let reading: Promise<Outcome<T>> | undefined;
  for (let attempt = 1; ;) {
    const last = lastKnown();
    if (last !== undefined && readiness.isUnreachableSince(last.since)) return last.value;
    reading ??= read().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    const outcome = await within(patience, reading);
    if (outcome !== undefined && 'value' in outcome) return outcome.value;
    if (outcome !== undefined && (attempt === maxAttempts || !isConnectionLost(outcome.error))) throw outcome.error;
    if (outcome !== undefined) {
      attempt += 1;
      reading = undefined;
    }
    await readiness.check(performance.now());
  }
}

type Outcome<T> = { value: T } | { error: unknown };

/** What comes within so many milliseconds, else undefined. */
async function within<T>(milliseconds: number, coming: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  return Promise.race([coming, late.promise]).finally(() => clearTimeout(timer));
}
