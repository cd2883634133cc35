import { afterEach } from 'vitest';
import { recordLocks } from './lock-recorder.ts';

const recorder = recordLocks();

/** Fails a test if a transaction in this process did not follow the order of locks. */
afterEach(() => {
  const violations = recorder.take().flatMap((transaction) => transaction.violations);
  if (violations.length > 0)
    throw new Error(
      `A transaction broke the order of locks (server/database/lock-order.ts):\n${[...new Set(violations)].join('\n')}`,
    );
});
