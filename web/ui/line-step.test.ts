import { expect, test } from 'vitest';
import { lineStep } from './line-step.ts';

test.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', -1],
  ['rtl', 'ArrowRight', -1],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'ArrowUp', undefined],
] as const)('along lines of %s, %s is the step %s', (direction, key, step) => {
  expect(lineStep(key, direction)).toBe(step);
});
