import { expect, test } from 'vitest';
import { compareValues } from './use-compare-rows.tsx';

const all = [true, true, true];

test('the lowest price is best, including ties', () => {
  expect(compareValues([384, 412, 384], 'lowest', all)).toEqual({ differs: true, best: [true, false, true] });
});

test('the largest area is best', () => {
  expect(compareValues([84, 88], 'highest', all)).toEqual({ differs: true, best: [false, true] });
});

test('equal values neither differ nor have a best one', () => {
  expect(compareValues([84, 84], 'highest', all)).toEqual({ differs: false, best: [false, false] });
});

test('a missing value is never best', () => {
  expect(compareValues([undefined, 90, 80], 'lowest', all).best).toEqual([false, false, true]);
  expect(compareValues([undefined, 90], 'lowest', all).best).toEqual([false, false]);
});

test('a subjective property has no best value', () => {
  expect(compareValues(['2+1', '3+1'], 'none', all)).toEqual({ differs: true, best: [false, false] });
});

test('a unit that nobody can have any more is never best, and the best of the others is', () => {
  expect(compareValues([384, 412, 398], 'lowest', [false, true, true])).toEqual({
    differs: true,
    best: [false, false, true],
  });
  expect(compareValues([384, 412], 'lowest', [false, true]).best).toEqual([false, false]);
  expect(compareValues([384, 412, 412], 'lowest', [false, true, true]).best).toEqual([false, false, false]);
  expect(compareValues([384, 384, 412], 'lowest', [false, true, true]).best).toEqual([false, true, false]);
});
