import { afterEach } from 'vitest';
import { recordLocks } from './lock-recorder.ts';

const recorder = recordLocks();

/** Every transaction of every test, in this process, follows the order of locks. */
afterEach(() => {
  const faults = recorder.take().flatMap((transaction) => transaction.faults);
  if (faults.length > 0)
    throw new Error(
      `A transaction broke the order of locks (server/database/lock-order.ts):\n${[...new Set(faults)].join('\n')}`,
    );
});
