import { afterEach } from 'vitest';
import { recordLocks } from './lock-recorder.ts';

const recorder = recordLocks();

/** Every transaction of every test, in this process, follows the order of locks. */
afterEach(() => {
  const violations = recorder.take().flatMap((transaction) => transaction.violations);
  if (violations.length > 0)
    throw new Error(
      `A transaction broke the order of locks (server/database/lock-order.ts):\n${[...new Set(violations)].join('\n')}`,
    );
});
