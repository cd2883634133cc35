import { z } from 'zod';
import { unitStatuses, type UnitStatusId, type UnitStatusName } from '#domain/units/statuses.ts';
import { mapUnitFacts, unitFacts } from '#domain/units/unit-facts.ts';

/** The id of a unit status. */
export const statusId = z.literal(unitStatuses.map((status) => status.id) as [UnitStatusId, ...UnitStatusId[]]);
const statusName = z.enum(unitStatuses.map((status) => status.name) as [UnitStatusName, ...UnitStatusName[]]);

/** The facts of a unit, as fields of an object schema. */
export const unitFactShape = mapUnitFacts((name) => (unitFacts[name].kind === 'count' ? z.int() : z.number()));

/** The fields of a unit that the home view needs and that every visitor may see. */
export const homePropertySchema = z.object({
  id: z.int(),
  building_id: z.int(),
  flat_level: z.int(),
  status: statusName,
  status_id: statusId,
  is_dublex: z.boolean(),
});

/** A unit (specification, section 3). Prices are minor units, areas m²; file names are served below `/uploads/`. */
export const propertySchema = homePropertySchema.extend({
  number: z.string(),
  code: z.string(),
  building_type_id: z.int(),
  room_type_id: z.int(),
  apartment_type_id: z.int(),
  price: z.int().optional(),
  furniture_price: z.int().optional(),
  ...unitFactShape,
  tags: z.array(z.string()),
  has_terrace: z.boolean(),
  apartment_type: z.object({ id: z.int(), name: z.string(), images: z.array(z.string()) }),
  room_type: z.object({ id: z.int(), name: z.string(), label: z.string() }),
  room_type_folder: z.string(),
  images: z.array(z.string()),
  plans: z.array(z.string()),
  info_sheet: z.string().nullable(),
  link_360: z.string().nullable(),
  view_count: z.int(),
  building: z.object({ id: z.int(), instance_name: z.string() }),
  /** Increases with every change of status or price. */
  version: z.int(),
  /**
   * The package no longer contains the unit, but it is not settled: only sales users can see it, to release it or
   * complete the sale. Absent for every other unit.
   */
  is_withdrawn: z.boolean().optional(),
});

/** A unit with all fields or only those of the home view. In one answer all units have the same, by caller. */
export const anyPropertySchema = z.union([propertySchema, homePropertySchema]);

export type HomeProperty = z.infer<typeof homePropertySchema>;
export type Property = z.infer<typeof propertySchema>;
