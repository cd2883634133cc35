import { z } from 'zod';

/**
 * The polygons of a unit on a plan: `points` are SVG point pairs in the plan's size, one entry per polygon; `label`
 * is where its number is drawn.
 */
export const planUnitSchema = z.object({
  property_id: z.int(),
  points: z.array(z.string()),
  label: z.object({ x: z.number(), y: z.number() }),
});

/**
 * A floor plan of a building. `background` is a name in the picture manifest, `drawing` a path below `/media/`.
 * `width`×`height` is its view box (1024×768 if it is 4:3), which has the proportions of both.
 */
export const planSchema = z.object({
  code: z.string(),
  building_id: z.int(),
  level: z.int(),
  is_dublex: z.boolean(),
  background: z.string().nullable(),
  drawing: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  units: z.array(planUnitSchema),
});
export type PlanUnit = z.infer<typeof planUnitSchema>;
export type Plan = z.infer<typeof planSchema>;
