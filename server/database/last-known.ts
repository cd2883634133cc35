import { isConnectionLost } from './database-unavailable.ts';
import { withoutHolding } from './held-calls.ts';
import type { Readiness } from './readiness.ts';

/**
 * A value that was read before. It was current at `since`, in milliseconds of `performance.now()`.
 */
type LastKnown<T> = { value: T; since: number };

/** How long a read may take before the database is checked, in milliseconds. */
const readTimeout = 2_000;
/** How often a read is tried if its connection ends although the database is available. */
const maxAttempts = 4;

/**
 * Reads a value, and falls back to the last known one only if the database cannot be reached. If only a connection was
 * lost, the read is tried again, because an older state would be wrong.
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
    reading ??= withoutHolding(read).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    const outcome = await within(readTimeout, reading);
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

/** The result of a promise within this many milliseconds, otherwise undefined. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const timeout = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => timeout.resolve(undefined), milliseconds);
  return Promise.race([promise, timeout.promise]).finally(() => clearTimeout(timer));
}
