import type { StatusLabel } from '#domain/units/statuses.ts';

/** Words that all documents share. `groundShort` is an abbreviation of the ground floor. */
export const documentTexts = {
  statuses: {
    available: 'Available',
    reserved: 'Reserved',
    sold: 'Sold',
    blocked: 'Blocked',
  },
  ground: 'Ground floor',
  groundShort: 'G',
  floor: 'Floor {level}',
} as const satisfies Record<string, string | Record<StatusLabel, string>>;
