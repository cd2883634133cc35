import { expect, it } from 'vitest';
import { inactivityEnd, presentationPhase, secondsUntilEnd } from './inactivity.ts';

it('ends a minute of warning after so many minutes without an action', () => {
  expect(inactivityEnd(1_000, 15)).toBe(961_000);
  expect(secondsUntilEnd(1_000, 15, 1_000)).toBe(960);
  expect(presentationPhase(secondsUntilEnd(0, 1, 0))).toBe('running');
  expect(secondsUntilEnd(1_000, 15, 960_001)).toBe(1);
  expect(secondsUntilEnd(1_000, 15, 961_000)).toBe(0);
  expect(secondsUntilEnd(1_000, 15, 2_000_000)).toBe(0);
});

it.each([
  [900, 'running'],
  [61, 'running'],
  [60, 'warning'],
  [1, 'warning'],
  [0, 'ended'],
] as const)('%i seconds before the end it is %s', (seconds, phase) => {
  expect(presentationPhase(seconds)).toBe(phase);
});
