import { describe, expect, it } from 'vitest';
import { formatSize } from './number-text.ts';

describe('a size', () => {
  it.for([
    [0, '0 kB'],
    [1, '1 kB'],
    [2_950, '3 kB'],
    [999_000, '999 kB'],
    [999_001, '1 MB'],
    [1_000_001, '2 MB'],
    [1_249_500_000, '1.250 MB'],
  ] as const)('of %d bytes is %s', ([bytes, text]) => {
    expect(formatSize(bytes, 'en')).toBe(text);
  });
});
