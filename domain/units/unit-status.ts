import type { UnitStatusId, UnitStatusName } from './statuses.ts';

/** The id of each stored status by its name: `UnitStatus.reserved` instead of a bare 2. */
export const UnitStatus = {
  available: 1,
  reserved: 2,
  sold: 3,
  blocked: 4,
  offer: 5,
  signed: 6,
  issue: 7,
} as const satisfies Record<UnitStatusName, UnitStatusId>;
