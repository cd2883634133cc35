import { describe, expect, it } from 'vitest';
import { mayRetry, retryDelay } from './frame-loader.ts';

describe('a frame that failed to load', () => {
  it('is retried after a growing delay, up to twenty seconds', () => {
    expect([1, 2, 3, 4, 12].map((failures) => retryDelay(failures, 0.5))).toEqual([500, 1000, 2000, 4000, 20_000]);
  });
  it('spreads the retries of many frames', () => {
    expect(retryDelay(1, 0)).toBeLessThan(retryDelay(1, 1));
  });
  it.each([
    ['no connection', 0, 40, true],
    ['the server is away', 503, 40, true],
    ['too many', 429, 40, true],
    ['not there, twice', 404, 2, true],
    ['not there, three times', 404, 3, false],
  ])('%s: retryable %s', (_, status, failures, may) => {
    expect(mayRetry(failures, status)).toBe(may);
  });
});
