import { z } from 'zod';
import { unitStatuses, type UnitStatusId, type UnitStatusName } from '#domain/units/statuses.ts';

const statusId = z.literal(unitStatuses.map((status) => status.id) as [UnitStatusId, ...UnitStatusId[]]);
const statusName = z.enum(unitStatuses.map((status) => status.name) as [UnitStatusName, ...UnitStatusName[]]);

/** What a visitor of the home view may know of a unit. */
export const homePropertySchema = z.object({
  id: z.int(),
  building_id: z.int(),
  flat_level: z.int(),
  status: statusName,
  status_id: statusId,
  is_dublex: z.boolean(),
});

/** A unit (specification, section 3). Money is minor units, areas are m², file names are served below `/uploads/`. */
export const propertySchema = homePropertySchema.extend({
  number: z.string(),
  code: z.string(),
  building_type_id: z.int(),
  room_type_id: z.int(),
  apartment_type_id: z.int(),
  price: z.int().optional(),
  furniture_price: z.int().optional(),
  gross_area: z.number(),
  net_area: z.number(),
  terrace_area: z.number(),
  garden_area: z.number(),
  bathrooms: z.int(),
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
  /** Grows with every change of status or price; a browser resyncs by it. */
  version: z.int(),
});

/** Either projection: `properties` answers one or the other for all units, by who asks. */
export const anyPropertySchema = z.union([propertySchema, homePropertySchema]);

export type HomeProperty = z.infer<typeof homePropertySchema>;
export type Property = z.infer<typeof propertySchema>;

/** Whether a unit was answered in full (to somebody who may see more than the home view). */
export function isFullProperty(property: HomeProperty | Property): property is Property {
  return 'code' in property;
}
