import { expect, test } from 'vitest';
import { formatClock } from './countdown.tsx';

test.each([
  [119, '1:59'],
  [60, '1:00'],
  [59, '0:59'],
  [5, '0:05'],
  [0, '0:00'],
])('shows %i seconds as %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});
