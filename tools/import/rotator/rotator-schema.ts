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

/** What the frames of a sequence need to be found and checked. */
const framedSchema = sequenceSchema.pick({ folder: true, width: true, height: true }).strip();
/** The further parts of a sequence, each without its invalid entries. */
const partsSchema = z.object({
  north: sequenceSchema.shape.north.nullable().catch(null),
  markers: z.array(markerSchema.nullable().catch(null)).catch([]),
});

export type PackageMarker = PackageSequence['markers'][number];
/** A sequence whose description has mistakes; what they are in is null. */
export type FaultySequence = Pick<PackageSequence, 'folder' | 'width' | 'height'> & z.output<typeof partsSchema>;

/** The sequences of a `rotator.json` with mistakes, which were reported, as far as their frames can be found. */
export function usableSequences(raw: unknown): (FaultySequence | null)[] {
  const given = z.object({ sequences: z.array(z.unknown()) }).safeParse(raw).data?.sequences ?? [];
  return given.map((sequence) => {
    const framed = framedSchema.safeParse(sequence).data;
    return framed === undefined ? null : { ...framed, ...partsSchema.parse(sequence) };
  });
}

function isPointPairs(points: string): boolean {
  return points === '' || /^-?\d+(\.\d+)?,-?\d+(\.\d+)?( -?\d+(\.\d+)?,-?\d+(\.\d+)?){2,}$/.test(points);
}
