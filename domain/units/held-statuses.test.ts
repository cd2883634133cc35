import { expect, it } from 'vitest';
import { heldStatuses, isHeldStatus } from './held-statuses.ts';
import { isSaleStatus, saleStatuses } from './sale-statuses.ts';
import { unitStatuses } from './statuses.ts';

it('reserved, sold, offered and signed units are held; sold and signed ones count as sales', () => {
  const ids = unitStatuses.map(({ id }) => id);
  expect(ids.filter(isHeldStatus)).toEqual([2, 3, 5, 6]);
  expect([...heldStatuses].sort()).toEqual([2, 3, 5, 6]);
  expect(ids.filter(isSaleStatus)).toEqual([3, 6]);
  expect(saleStatuses).toEqual([3, 6]);
});
