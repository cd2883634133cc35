import { expect, it } from 'vitest';
import { secondsUntilNextTry } from './next-try.ts';

it.each([
  [1, 5],
  [2, 10],
  [5, 80],
  [10, 2560],
  [11, 3600],
  [500, 3600],
])('waits after %i tries: %i s', (tries, seconds) => {
  expect(secondsUntilNextTry(tries)).toBe(seconds);
});
