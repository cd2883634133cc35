import { expect, it } from 'vitest';
import { inactivityEnd, secondsUntilEnd } from './inactivity.ts';

it('ends one minute after the warning, which follows the configured inactivity', () => {
  expect(inactivityEnd(1_000, 15)).toBe(961_000);
  expect(secondsUntilEnd(1_000, 15, 1_000)).toBe(960);
  expect(secondsUntilEnd(1_000, 15, 960_001)).toBe(1);
  expect(secondsUntilEnd(1_000, 15, 961_000)).toBe(0);
  expect(secondsUntilEnd(1_000, 15, 2_000_000)).toBe(0);
});
