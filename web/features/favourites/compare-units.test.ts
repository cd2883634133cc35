import { expect, test } from 'vitest';
import { compareValues } from './compare-units.ts';

test('the lowest price is the best, and equals share the place', () => {
  expect(compareValues([384, 412, 384], 'lowest')).toEqual({ differs: true, best: [true, false, true] });
});

test('the largest area is the best', () => {
  expect(compareValues([84, 88], 'highest')).toEqual({ differs: true, best: [false, true] });
});

test('where all are the same, nothing differs and nothing is the best', () => {
  expect(compareValues([84, 84], 'highest')).toEqual({ differs: false, best: [false, false] });
});

test('what is missing is never the best', () => {
  expect(compareValues([undefined, 90, 80], 'lowest').best).toEqual([false, false, true]);
  expect(compareValues([undefined, 90], 'lowest').best).toEqual([false, false]);
});

test('a matter of taste has no best', () => {
  expect(compareValues(['2+1', '3+1'], 'none')).toEqual({ differs: true, best: [false, false] });
});
