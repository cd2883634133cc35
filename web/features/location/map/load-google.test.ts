import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withRetries } from './load-google.ts';

const failing = (times: number) => {
  let tries = 0;
  return vi.fn<() => Promise<void>>(async () => {
    if (++tries <= times) throw new Error(`try ${tries}`);
  });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([0, 1, 3])('uses a script that loads after %i failures', async (times) => {
  const load = failing(times);
  const loaded = withRetries(load);
  await vi.runAllTimersAsync();
  await loaded;
  expect(load).toHaveBeenCalledTimes(times + 1);
});

it('tries again after 0.5, 1 and 2 s, then gives up', async () => {
  const load = failing(9);
  const reason = withRetries(load).catch((error: Error) => error.message);
  const tries: number[] = [];
  for (const wait of [499, 1, 999, 1, 1999, 1]) {
    await vi.advanceTimersByTimeAsync(wait);
    tries.push(load.mock.calls.length);
  }
  expect(tries).toEqual([1, 2, 2, 3, 3, 4]);
  expect(await reason).toBe('try 4');
});
