import type { LeadStatusId } from '#domain/leads/lead-statuses.ts';
import type { PresentationStatus } from '#domain/presentations/presentation-status.ts';
import type { HeldStatusId } from '#domain/units/held-statuses.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import type { Person } from './names.ts';

/** The fields of a unit that the demo's history depends on. The price is in minor units, the area in m². */
export type HistoryUnit = {
  id: number;
  code: string;
  status_id: UnitStatusId;
  price: number;
  gross_area: number;
  flat_level: number;
  room_type: string;
};

/** A sales user: their relative share of the leads, and the hours in which they usually answer a new one. */
export type Seller = { id: number; share: number; answerHours: number };

/** The input of the history. `now` is in milliseconds since the epoch; everything happens before it. */
export type HistoryInput = {
  now: number;
  units: HistoryUnit[];
  sellers: Seller[];
  managerId: number;
  sourceIds: number[];
};

/**
 * A lead. `seller` is null if they registered alone. `answeredAt` is when sales first spoke with them, null if nobody
 * has yet.
 */
export type Lead = Person & {
  createdAt: number;
  sourceId: number;
  seller: Seller | null;
  status: LeadStatusId;
  isVerified: boolean;
  isActive: boolean;
  canSelfLogin: boolean;
  answeredAt: number | null;
  /** The room type they are looking for. */
  roomType: string;
  note: string;
};

/** How a unit was reserved and then settled: sold, signed, offered or cancelled. */
export type Deal = {
  unit: HistoryUnit;
  end: HeldStatusId | 'cancelled';
  reservedAt: number;
  settledAt: number | null;
  lead: Lead;
  /** The seller of the lead. */
  seller: Seller;
};

/**
 * A presentation. `deal` is the reservation made in it, and `mailedAt` when its details were sent.
 */
export type Presentation = {
  lead: Lead;
  seller: Seller;
  status: PresentationStatus;
  startedAt: number;
  endedAt: number;
  views: { unit: HistoryUnit; times: number; isFavourite: boolean }[];
  deal: Deal | null;
  mailedAt: number | null;
};

export type Note = { lead: Lead; seller: Seller; at: number; text: string };

/** Half a year of sales. */
export type SalesHistory = { leads: Lead[]; deals: Deal[]; presentations: Presentation[]; notes: Note[] };

/** The ids of the saved rows. */
export type SavedIds = { clients: ReadonlyMap<Lead, number>; presentations: ReadonlyMap<Presentation, number> };

/** Where a history is saved: the project, and the base address of links in mails. */
export type HistoryTarget = { projectId: number; base: URL };
