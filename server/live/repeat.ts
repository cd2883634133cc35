/** A look that is taken again and again, never twice at once. */
export type Repeated = {
  /** Takes a look now, or once more after the one at work. */
  now(): void;
  stop(): Promise<void>;
};

/**
 * Takes a look every so many milliseconds, and whenever asked. One that fails is told to `onError`; the next comes in
 * its time.
 */
export function repeat(look: () => Promise<void>, every: number, onError: (error: unknown) => void): Repeated {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    isWanted = false;
    await look().catch(onError);
    if (isWanted && !isStopped) return run();
    running = undefined;
  };
  const now = () => {
    if (isStopped) return;
    isWanted = true;
    running ??= run();
  };
  const timer = setInterval(now, every);
  timer.unref();
  return {
    now,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
