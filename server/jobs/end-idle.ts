import type { Database } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { endIdlePresentations } from '#server/presentations/end-presentations.ts';
import { repeat, type RepeatingTask } from './repeat.ts';

/** How often idle presentations are ended, in milliseconds. */
const defaultInterval = 2_000;

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
): RepeatingTask {
  const run = async () => {
    if ((await inTransaction(db, (tx) => endIdlePresentations(tx))) > 0) onEnd();
  };
  return repeat(run, { interval: pollInterval }, onError);
}
