import { localTexts } from '../local-texts.ts';
import { z } from 'zod';

/**
 * The outline of a floor on the front of its building: SVG point pairs in the 1920×1080 view box, and the derived status,
 * 1 to 4.
 */
export const floorOutlineSchema = z.object({ level: z.int(), status: z.int().min(1).max(4), points: z.string() });

/** A building (specification, section 3). `plans` lists the plan entries of its class, lowest level first. */
export const buildingSchema = z.object({
  id: z.int(),
  code: z.string(),
  class_name: z.string(),
  ...localTexts('name'),
  zone_id: z.int(),
  is_villa: z.boolean(),
  instance_name: z.string(),
  floorPath: z.array(floorOutlineSchema),
  number: z.int(),
  plans: z.array(z.object({ code: z.string(), level: z.int(), is_dublex: z.boolean() })),
});

export type FloorOutline = z.infer<typeof floorOutlineSchema>;
export type Building = z.infer<typeof buildingSchema>;
