import { z } from 'zod';

/**
 * A unit's polygons in a plan: `points` are SVG point pairs in the 1024×768 view box, one entry a polygon; `label` is
 * the best place for its number.
 */
export const planUnitSchema = z.object({
  property_id: z.int(),
  points: z.array(z.string()),
  label: z.object({ x: z.number(), y: z.number() }),
});

/**
 * A floor plan of one building. `background` and `drawing` are file names of the picture manifest and below `/media/`.
 */
export const planSchema = z.object({
  code: z.string(),
  building_id: z.int(),
  level: z.int(),
  is_dublex: z.boolean(),
  background: z.string().nullable(),
  drawing: z.string().nullable(),
  units: z.array(planUnitSchema),
});
export type PlanUnit = z.infer<typeof planUnitSchema>;
export type Plan = z.infer<typeof planSchema>;
