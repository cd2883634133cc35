import { expect, it } from 'vitest';
import { moveItem } from './galleries-screen.tsx';

it('moves one item and keeps the others in order', () => {
  expect(
    [moveItem(['a', 'b', 'c'], 0, 2), moveItem(['a', 'b', 'c'], 2, 0), moveItem(['a', 'b', 'c'], 1, 1)].map((list) =>
      list.join(''),
    ),
  ).toEqual(['bca', 'cab', 'abc']);
});
