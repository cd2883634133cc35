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

/** The parts of a sequence, each null if it is invalid, without its invalid entries. */
const { folder, width, height, start, north } = sequenceSchema.shape;
const partsSchema = z.object({
  folder: folder.nullable().catch(null),
  width: width.nullable().catch(null),
  height: height.nullable().catch(null),
  start: start.catch(undefined),
  north: north.nullable().catch(null),
  markers: z.array(markerSchema.strip().nullable().catch(null)).nullable().catch(null),
});

export type PackageMarker = PackageSequence['markers'][number];
/** A sequence whose description has mistakes; what they are in is null. */
export type FaultySequence = z.output<typeof partsSchema>;

/** The sequences of a `rotator.json` with mistakes, which were reported, as far as they can be read. */
export function usableSequences(raw: unknown): FaultySequence[] {
  const given = z.object({ sequences: z.array(z.unknown()) }).safeParse(raw).data?.sequences ?? [];
  return given.flatMap((sequence) => partsSchema.safeParse(sequence).data ?? []);
}

function isPointPairs(points: string): boolean {
  return points === '' || /^-?\d+(\.\d+)?,-?\d+(\.\d+)?( -?\d+(\.\d+)?,-?\d+(\.\d+)?){2,}$/.test(points);
}
