import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProvidedRoute } from './provider.ts';
import { createRouteCache } from './route-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;

it.each([
  ['is right', 0],
  ['is set ahead', 5 * hour],
  ['is set back', -5 * hour],
])('keeps a route for an hour when the clock %s', async (_, shift) => {
  const find = vi.fn<() => Promise<ProvidedRoute>>(async () => ({ points: [], metres: 1, seconds: 1 }) as never);
  const cached = createRouteCache();
  await cached('a b', find);
  vi.setSystemTime(Date.now() + shift);
  vi.advanceTimersByTime(hour - 1);
  await cached('a b', find);
  expect(find).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  await cached('a b', find);
  expect(find).toHaveBeenCalledTimes(2);
});
