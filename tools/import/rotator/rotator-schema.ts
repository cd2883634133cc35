import { z } from 'zod';
import { violates } from '#contract/rule.ts';

const markerSchema = z.strictObject({
  building: z.string().min(1),
  anchors: z.array(z.tuple([z.number(), z.number(), z.literal([0, 1])])),
  silhouettes: z.array(z.string().max(20_000).refine(isPointPairs, violates('point_pairs'))),
});

const sequenceSchema = z.strictObject({
  folder: z.string().refine((name) => /^[\p{L}\p{M}\p{N}_-]{1,60}$/u.test(name), violates('rotator_folder')),
  zone_id: z.int().min(0).nullable().default(null),
  width: z.int().min(320).max(3840),
  height: z.int().min(180).max(3840),
  start: z.int().min(0).optional(),
  north: z.array(z.number().min(-360).max(360)),
  markers: z.array(markerSchema),
});

/** The schema of `rotator/rotator.json` (docs/authoring.md). */
export const rotatorSchema = z.strictObject({ sequences: z.array(sequenceSchema).min(1) });
export type PackageSequence = z.output<typeof sequenceSchema>;

function isPointPairs(points: string): boolean {
  return points === '' || /^-?\d+(\.\d+)?,-?\d+(\.\d+)?( -?\d+(\.\d+)?,-?\d+(\.\d+)?){2,}$/.test(points);
}
