import type { StatusLabel } from '#domain/units/statuses.ts';

/** Words that all documents share. `groundShort` stands for the ground floor in a few letters. */
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
