import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs the first call immediately, skips superseded calls, and always runs the last', () => {
  const calls: number[] = [];
  const throttle = new Throttle();
  for (let frame = 0; frame < 30; frame += 1) {
    throttle.run(() => calls.push(frame));
    vi.advanceTimersByTime(16);
  }
  vi.advanceTimersByTime(1000);
  expect(calls[0]).toBe(0);
  expect(calls.at(-1)).toBe(29);
  expect(calls.length).toBeLessThan(8);
});
