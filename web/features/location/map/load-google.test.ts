import { expect, it, vi } from 'vitest';
import { retryWaits, withRetries } from './load-google.ts';

const failing = (times: number) => {
  let tries = 0;
  return vi.fn<() => Promise<void>>(async () => {
    if (++tries <= times) throw new Error(`try ${tries}`);
  });
};

it('waits before each of three retries', () => {
  expect(retryWaits).toHaveLength(3);
});

it.each([0, 1, 3])('uses a script that loads after %i failures', async (times) => {
  const load = failing(times);
  await withRetries(load, [0, 0, 0]);
  expect(load).toHaveBeenCalledTimes(times + 1);
});

it('gives up after four failures', async () => {
  const load = failing(9);
  await expect(withRetries(load, [0, 0, 0])).rejects.toThrow('try 4');
  expect(load).toHaveBeenCalledTimes(4);
});
