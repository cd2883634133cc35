import type { UnitStatusName } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Holding } from '#contract/entities/sales.ts';

/** The names of the statuses in which a unit is held; their texts are `held.reserved` and so on. */
export const heldNames = {
  [UnitStatus.reserved]: 'reserved',
  [UnitStatus.offer]: 'offer',
  [UnitStatus.sold]: 'sold',
  [UnitStatus.signed]: 'signed',
} as const satisfies Record<Holding['status'], UnitStatusName>;
