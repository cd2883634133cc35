/** A look that is taken again and again, never twice at once. */
export type Repeated = {
  /** Takes a look now, or once more after the one at work. */
  now(): void;
  stop(): Promise<void>;
};

/** Takes a look every so many milliseconds, and whenever asked. A look must not throw. */
export function repeat(look: () => Promise<void>, every: number): Repeated {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    isWanted = false;
    await look();
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
