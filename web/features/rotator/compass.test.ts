import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compassAngle, runCompassTurn } from './compass.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('counts from 15 to 0 in fifteen steps of 30 ms, six degrees each, and then points north', () => {
  const angles = [compassAngle(40, 15)];
  runCompassTurn((count) => angles.push(compassAngle(40, count)));
  vi.advanceTimersByTime(449);
  expect(angles).toHaveLength(15);
  vi.advanceTimersByTime(1);
  expect(angles).toEqual(Array.from({ length: 16 }, (_, step) => 40 + (15 - step) * 6));
  vi.advanceTimersByTime(1000);
  expect(angles).toHaveLength(16);
});

it('can be stopped early', () => {
  const report = vi.fn<(count: number) => void>();
  runCompassTurn(report)();
  vi.advanceTimersByTime(1000);
  expect(report).not.toHaveBeenCalled();
});
