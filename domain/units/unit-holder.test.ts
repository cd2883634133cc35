import { expect, it } from 'vitest';
import { unitHolder } from './unit-holder.ts';
import { UnitStatus } from './unit-status.ts';

const { available, reserved, sold } = UnitStatus;

it.each([
  ['a claim, whatever its status', available, available, true, 'client'],
  ['nobody while it is available', available, available, false, null],
  ['nobody once sales released it', available, sold, false, null],
  ['the sales team by a status set in the dashboard', reserved, available, false, 'sales'],
  ['the sales team by a sale that the package does not know', sold, available, false, 'sales'],
  ['a buyer of the package', sold, sold, false, 'sold'],
  ['somebody else of the package', reserved, reserved, false, 'third_party'],
] as const)('a unit is held by %s', (_, status_id, imported_status_id, isClaimed, holder) => {
  expect(unitHolder({ status_id, imported_status_id, isClaimed })).toBe(holder);
});
