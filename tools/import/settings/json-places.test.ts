import { expect, it } from 'vitest';
import { findJsonPlaces } from './json-places.ts';

it('knows the line of every value, and which keys are there twice', () => {
  const { lineOf, duplicates } = findJsonPlaces('{\n "a": { "b \\" }": 1,\n "c": [2,\n 3] },\n "a": 4 }');
  expect([['a', 'b " }'], ['a', 'c', 1], ['a', 'c', 7], ['d']].map((path) => lineOf(path))).toEqual([2, 4, 3, 1]);
  expect(duplicates).toEqual([{ path: 'a', line: 5 }]);
});

it('reads a text of millions of letters', () => {
  expect(findJsonPlaces(`{\n"a": "${'x'.repeat(9_000_000)}" }`).lineOf(['a'])).toBe(2);
});
