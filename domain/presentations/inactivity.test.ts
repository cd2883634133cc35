import { expect, it } from 'vitest';
import { inactivityEnd, presentationPhase, secondsUntilEnd } from './inactivity.ts';

it('ends so many minutes after the last action', () => {
  expect(inactivityEnd(1_000, 15)).toBe(901_000);
  expect(secondsUntilEnd(1_000, 15, 1_000)).toBe(900);
  expect(secondsUntilEnd(1_000, 15, 900_001)).toBe(1);
  expect(secondsUntilEnd(1_000, 15, 901_000)).toBe(0);
  expect(secondsUntilEnd(1_000, 15, 2_000_000)).toBe(0);
});

it.each([[900, 'running'], [61, 'running'], [60, 'warning'], [1, 'warning'], [0, 'ended']] as const)('%i seconds before the end it is %s', (seconds, phase) => {
  expect(presentationPhase(seconds)).toBe(phase);
});
