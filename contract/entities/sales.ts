import { z } from 'zod';
import { UnitStatus } from '#domain/units/unit-status.ts';

const unit = z.object({ id: z.int(), number: z.string(), code: z.string() });

/** How often a client viewed a unit, with one sales user. */
export const propertyViewSchema = z.object({
  id: z.int(),
  view_count: z.int(),
  user_id: z.int(),
  client_id: z.int(),
  property_id: z.int(),
  updated_at: z.iso.datetime(),
});

/**
 * An action on a unit for a client. `price` is the unit's price at that time, in minor units. If the client is not in
 * the reader's reach, `client`, `client_id` and `presentation_id` are null.
 */
export const propertyActionSchema = z.object({
  id: z.int(),
  user_id: z.int(),
  client_id: z.int().nullable(),
  presentation_id: z.int().nullable(),
  property_id: z.int(),
  status: z.int(),
  project_id: z.int(),
  created_at: z.iso.datetime(),
  property: unit,
  price: z.int(),
  client: z.object({ id: z.int(), first_name: z.string(), last_name: z.string() }).nullable(),
  user: z.object({ id: z.int(), name: z.string() }),
});

/**
 * A unit that is held for a client, since when, and the price agreed then, in minor units. Its status is one of
 * `heldStatuses`.
 */
export const holdingSchema = z.object({
  property_id: z.int(),
  property: unit,
  status: z.literal([UnitStatus.reserved, UnitStatus.sold, UnitStatus.offer, UnitStatus.signed]),
  price: z.int(),
  since: z.iso.datetime(),
});

export type PropertyView = z.infer<typeof propertyViewSchema>;
export type PropertyAction = z.infer<typeof propertyActionSchema>;
export type Holding = z.infer<typeof holdingSchema>;
