import type { StatusLabel } from '#domain/units/statuses.ts';

/** Words that all documents share. `mezzanine` is the floor between ground and first floor. */
export const documentTexts = {
  statuses: {
    available: 'Available',
    reserved: 'Reserved',
    sold: 'Sold',
    blocked: 'Blocked',
  },
  mezzanine: 'Mezzanine',
  floor: 'Floor {level}',
} as const satisfies Record<string, string | Record<StatusLabel, string>>;
