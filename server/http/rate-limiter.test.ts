import { afterEach, expect, it, vi } from 'vitest';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { createRateLimiter } from './rate-limiter.ts';

const { pool } = await ownDatabase();
const limiter = createRateLimiter(pool, { name: 'sample', attempts: 2, seconds: 60 });
const use = () =>
  limiter.consume('key').then(
    (count) => count,
    () => 'refused',
  );

afterEach(() => vi.useRealTimers());

it('a clock that was a day ahead does not lock anybody out once it is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  expect([await use(), await use(), await use()]).toEqual([1, 2, 'refused']);
  vi.useRealTimers();
  expect([await use(), await use(), await use()]).toEqual([1, 2, 'refused']);
});
