import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('moves one item and keeps the others in order', () => {
  expect(
    [moved(['a', 'b', 'c'], 0, 2), moved(['a', 'b', 'c'], 2, 0), moved(['a', 'b', 'c'], 1, 1)].map((list) =>
      list.join(''),
    ),
  ).toEqual(['bca', 'cab', 'abc']);
});
