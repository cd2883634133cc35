import type { UnitStatusName } from '#domain/units/statuses.ts';

/** Titles of the seven unit statuses (specification, section 4). */
export const statusTitles = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  blocked: 'Blocked',
  offer: 'Offer / Negotiation',
  signed: 'Signed Contract',
  issue: 'Issue',
} as const satisfies Record<UnitStatusName, string>;
