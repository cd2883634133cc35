import type { LeadStatusId } from '#domain/people/roles.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import type { Person } from './names.ts';

/** A unit as the story needs it. Money is minor units, the area m². */
export type StoryUnit = {
  id: number;
  code: string;
  status_id: UnitStatusId;
  price: number;
  gross_area: number;
  flat_level: number;
  room_type: string;
};

/** A sales user: `share` of the leads in parts of all, `pace` the hours until they usually answer a new one. */
export type Seller = { id: number; share: number; pace: number };

/** Where and when the story happens. `now` is milliseconds since the epoch; everything lies before it. */
export type Scene = { now: number; units: StoryUnit[]; sellers: Seller[]; managerId: number; sourceIds: number[] };

/** Somebody who asked. `answeredAt` is when sales first spoke with them, null where nobody has yet. */
export type Lead = Person & {
  createdAt: number;
  sourceId: number;
  seller: Seller | null;
  status: LeadStatusId;
  isVerified: boolean;
  isActive: boolean;
  canSelfLogin: boolean;
  answeredAt: number | null;
  /** What they look for: units of this kind. */
  roomType: string;
  note: string;
};

/** How a unit went: reserved, then settled (sold, signed, offered, or given up). */
export type Deal = {
  unit: StoryUnit;
  end: 2 | 3 | 5 | 6 | 'cancelled';
  reservedAt: number;
  settledAt: number | null;
  lead: Lead;
};

/**
 * A presentation. `status` 0: the client alone. `deal` is what was reserved in it. `mailedAt` is when its details were
 * sent.
 */
export type Visit = {
  lead: Lead;
  seller: Seller;
  status: 0 | 1;
  startedAt: number;
  endedAt: number;
  looks: { unit: StoryUnit; times: number; isMarked: boolean }[];
  deal: Deal | null;
  mailedAt: number | null;
};

export type Note = { lead: Lead; seller: Seller; at: number; text: string };

/** Half a year of sales. */
export type Story = { leads: Lead[]; deals: Deal[]; visits: Visit[]; notes: Note[] };
