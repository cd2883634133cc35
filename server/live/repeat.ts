/** A task that runs repeatedly, never twice at once. */
export type RepeatingTask = {
  /** Runs the task now, or once more after the current run. */
  runNow(): void;
  stop(): Promise<void>;
};

/**
 * Runs a task at an interval (in milliseconds) and on demand. Errors are passed to `onError`; the next run is not
 * affected.
 */
export function repeat(task: () => Promise<void>, interval: number, onError: (error: unknown) => void): RepeatingTask {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    isRequested = false;
    await task().catch(onError);
    if (isRequested && !isStopped) return run();
    running = undefined;
  };
  const runNow = () => {
    if (isStopped) return;
    isRequested = true;
    running ??= run();
  };
  const timer = setInterval(runNow, interval);
  timer.unref();
  return {
    runNow,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
