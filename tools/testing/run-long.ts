import { openSalesFixture, type SalesFixture } from './sales-fixture.ts';

/** Reports progress: how many are done, and optional details. It is printed at most every few seconds. */
type OnProgress = (done: number, details?: string) => void;

/**
 * A long run: the units of its fixture, how many rounds (or other things, named by `what`) it has, and its time limit
 * in minutes.
 */
type LongRun = { units: number; total: number; what: string; minutes: number };

/** In milliseconds. */
const reportEvery = 5_000;

/**
 * Runs `work` on a new fixture, prints its progress, and exits with 0 if it returns true. After the time limit it gives
 * up. The fixture is closed in any case.
 */
export async function runLong(
  run: LongRun,
  work: (fixture: SalesFixture, onProgress: OnProgress) => Promise<boolean>,
): Promise<never> {
  const fixture = await openSalesFixture(run.units);
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  const timer = setTimeout(() => stop(new Error(`gave up after ${run.minutes} minutes`)), run.minutes * 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop(new Error(`stopped by ${signal}`)));
  let code = 1;
  try {
    code = (await Promise.race([work(fixture, createOnProgress(run)), stopped])) ? 0 : 1;
  } catch (error) {
    console.error(error);
  } finally {
    clearTimeout(timer);
    await fixture.end();
  }
  // Server processes that `work` left running end with this process.
  return process.exit(code);
}

function createOnProgress({ total, what }: LongRun): OnProgress {
  const startedAt = performance.now();
  let reportedAt = startedAt;
  return (done, details = '') => {
    const now = performance.now();
    if (now - reportedAt < reportEvery && done < total) return;
    reportedAt = now;
    console.log(`${done} of ${total} ${what}, ${Math.round((now - startedAt) / 1000)} s${details && `; ${details}`}`);
  };
}
