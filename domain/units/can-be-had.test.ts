import { expect, it } from 'vitest';
import { canBeHad } from './can-be-had.ts';
import { unitStatuses } from './statuses.ts';

it('a client can have the units that are available, and those that are held for them', () => {
  const ids = (held: number[]) =>
    unitStatuses.filter(({ id }) => canBeHad({ id: 7, status_id: id }, new Set(held))).map(({ name }) => name);
  expect(ids([])).toEqual(['available']);
  expect(ids([8])).toEqual(['available']);
  expect(ids([7])).toEqual(unitStatuses.map(({ name }) => name));
});
