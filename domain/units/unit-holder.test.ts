import { expect, it } from 'vitest';
import { unitHolder } from './unit-holder.ts';

it.each([
  ['a claim, whatever its status', 1, 1, true, 'client'],
  ['nobody while it is available', 1, 1, false, null],
  ['nobody once sales released it', 1, 3, false, null],
  ['the sales team by a status set in the dashboard', 2, 1, false, 'sales'],
  ['the sales team by a sale that the package does not know', 3, 1, false, 'sales'],
  ['a buyer of the package', 3, 3, false, 'sold'],
  ['somebody else of the package', 2, 2, false, 'third_party'],
] as const)('a unit is held by %s', (_, status_id, imported_status_id, isClaimed, holder) => {
  expect(unitHolder({ status_id, imported_status_id, isClaimed })).toBe(holder);
});
