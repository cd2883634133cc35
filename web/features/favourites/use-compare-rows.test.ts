import { expect, test } from 'vitest';
import { compareValues } from './use-compare-rows.tsx';

test('the lowest price is best, including ties', () => {
  expect(compareValues([384, 412, 384], 'lowest')).toEqual({ differs: true, best: [true, false, true] });
});

test('the largest area is best', () => {
  expect(compareValues([84, 88], 'highest')).toEqual({ differs: true, best: [false, true] });
});

test('equal values neither differ nor have a best one', () => {
  expect(compareValues([84, 84], 'highest')).toEqual({ differs: false, best: [false, false] });
});

test('a missing value is never best', () => {
  expect(compareValues([undefined, 90, 80], 'lowest').best).toEqual([false, false, true]);
  expect(compareValues([undefined, 90], 'lowest').best).toEqual([false, false]);
});

test('a subjective property has no best value', () => {
  expect(compareValues(['2+1', '3+1'], 'none')).toEqual({ differs: true, best: [false, false] });
});
