import type { Database } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { endIdlePresentations } from '#server/presentations/end-presentations.ts';

/** How often idle presentations are ended, in milliseconds. */
const defaultInterval = 2_000;

/** A job that runs repeatedly; `stop` waits for the current run. */
export type Job = { stop(): Promise<void> };

/**
 * Ends idle presentations every two seconds, in whichever process comes first. `onEnd` is called after a commit that
 * ended some.
 */
export function startEndingIdle(
  db: Database,
  {
    onEnd,
    onError,
    pollInterval = defaultInterval,
  }: { onEnd(): void; onError(error: unknown): void; pollInterval?: number | undefined },
): Job {
  let running: Promise<void> | undefined;
  const run = async () => {
    if ((await inTransaction(db, (tx) => endIdlePresentations(tx))) > 0) onEnd();
  };
  const timer = setInterval(() => {
    running ??= run()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, pollInterval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
