import { setTimeout as wait } from 'node:timers/promises';

/** A task that runs repeatedly, never twice at once. */
export type RepeatingTask = {
  /** Runs the task now, or once more after the current run and its gap. */
  runNow(): void;
  stop(): Promise<void>;
};

/**
 * Runs a task at an interval, unless it is still running then, and on demand. The starts of two runs are at least `gap`
 * apart; requests in between lead to a single run. Both are in milliseconds. Errors are passed to `onError`; the next
 * run is not affected.
 */
export function repeat(
  task: () => Promise<unknown>,
  { interval, gap = 0 }: { interval: number; gap?: number },
  onError: (error: unknown) => void,
): RepeatingTask {
  let running: Promise<void> | undefined;
  let isRequested = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (isRequested && !signal.aborted) {
      isRequested = false;
      const pause = gap > 0 ? wait(gap, undefined, { ref: false, signal }).catch(() => undefined) : undefined;
      await task().catch(onError);
      await pause;
    }
    running = undefined;
  };
  const runNow = () => {
    isRequested = true;
    running ??= run();
  };
  const timer = setInterval(() => running ?? runNow(), interval);
  timer.unref();
  return {
    runNow,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
