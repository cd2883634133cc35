import { z } from 'zod';
import { localTexts } from '../local-texts.ts';

/**
 * The outline of a floor on the first front of its building: SVG point pairs in the view box of that front (1920×1080
 * if it is 16:9), and the derived status, 1 to 4.
 */
const floorOutlineSchema = z.object({ level: z.int(), status: z.int().min(1).max(4), points: z.string() });

/**
 * A front of a building: its picture, a name in the picture manifest, and the outlines of the levels seen on it, as SVG
 * point pairs in a view box of `width`×`height`, which has the picture's proportions. Its names are '' if the building
 * has no other front.
 */
const frontSchema = z.object({
  front: z.string(),
  ...localTexts('name'),
  picture: z.string(),
  width: z.int(),
  height: z.int(),
  outlines: z.array(z.object({ level: z.int(), points: z.string() })),
});

/**
 * A building (specification, section 3). `plans` lists the plan entries of its class, lowest level first; `fronts` has
 * at least one, in the order in which screens offer them.
 */
export const buildingSchema = z.object({
  id: z.int(),
  code: z.string(),
  class_name: z.string(),
  ...localTexts('name'),
  zone_id: z.int(),
  is_villa: z.boolean(),
  instance_name: z.string(),
  floorPath: z.array(floorOutlineSchema),
  fronts: z.array(frontSchema),
  number: z.int(),
  plans: z.array(z.object({ code: z.string(), level: z.int(), is_dublex: z.boolean() })),
});

export type Front = z.infer<typeof frontSchema>;
export type Building = z.infer<typeof buildingSchema>;
