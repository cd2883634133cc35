import { expect, it } from 'vitest';
import { sortByKeys } from './sort-by-keys.ts';

const named = (names: string) => names.split('').map((name) => ({ name }));

it('puts rows into the wished order, what is new after them, and forgets what is gone', () => {
  const ordered = sortByKeys(named('abcd'), (row) => row.name, ['c', 'x', 'a']);
  expect(ordered.map((row) => row.name).join('')).toBe('cabd');
});
