import type { Database } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { endIdlePresentations } from '#server/presentations/end-presentations.ts';

const every = 2_000;

/** What runs again and again; `stop` waits for the round at work. */
export type Job = { stop(): Promise<void> };

/**
 * Ends idle presentations, every two seconds, in whichever process comes first. `onEnd` runs after a commit that ended
 * some.
 */
export function startEndingIdle(
  db: Database,
  { onEnd, onError }: { onEnd(): void; onError(error: unknown): void },
): Job {
  let running: Promise<void> | undefined;
  const round = async () => {
    if ((await inTransaction(db, (tx) => endIdlePresentations(tx))) > 0) onEnd();
  };
  const timer = setInterval(() => {
    running ??= round()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
