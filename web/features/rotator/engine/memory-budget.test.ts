import { expect, it } from 'vitest';
import { memoryBudget } from './memory-budget.ts';

it.each([
  ['a phone', { coarsePointer: true, shortSide: 390 }, 75e6],
  ['a tablet', { coarsePointer: true, shortSide: 768 }, 134e6],
  ['a small window on a desk', { coarsePointer: false, shortSide: 500 }, 134e6],
])('%s', (_, device, bytes) => {
  expect(memoryBudget(device)).toBe(bytes);
});
