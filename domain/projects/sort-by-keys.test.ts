import { expect, it } from 'vitest';
import { sortByKeys } from './sort-by-keys.ts';

const named = (names: string) => names.split('').map((name) => ({ name }));

it('orders rows by key, appends new rows and ignores unknown keys', () => {
  const ordered = sortByKeys(named('abcd'), (row) => row.name, ['c', 'x', 'a']);
  expect(ordered.map((row) => row.name).join('')).toBe('cabd');
});
