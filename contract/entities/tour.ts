import { z } from 'zod';

/** A marker's way through the frames: x, y in frame pixels and whether it can be seen. */
export const tourMarkerSchema = z.object({
  building_id: z.int(),
  anchors: z.array(z.tuple([z.number(), z.number(), z.literal([0, 1])])),
});

/**
 * A building's outline in every frame of the sequence `folder`: SVG point pairs in frame pixels, '' where it is not
 * seen.
 */
export const silhouetteSchema = z.object({ folder: z.string(), building_id: z.int(), outlines: z.array(z.string()) });

/** Addresses of one set of frames in one format, by frame index. */
const frameSet = z.object({ avif: z.array(z.string()), webp: z.array(z.string()) });

/**
 * One image sequence of the rotator. `landscape` frames are `width`×`height`; `portrait` frames are the centred crop
 * that starts at `portraitCrop.x` and is `portraitCrop.width` wide in landscape pixels, full height. `atlas` holds all
 * frames small in one picture, `columns` a row, each `tileWidth`×`tileHeight`. `north` is degrees clockwise from up.
 */
export const tourSequenceSchema = z.object({
  folder: z.string(),
  zone_id: z.int().nullable(),
  frames: z.int(),
  width: z.int(),
  height: z.int(),
  start: z.int(),
  north: z.array(z.number()),
  landscape: frameSet,
  portrait: frameSet,
  portraitCrop: z.object({ x: z.int(), width: z.int() }),
  atlas: z.object({ avif: z.string(), webp: z.string(), columns: z.int(), tileWidth: z.int(), tileHeight: z.int() }),
  markers: z.array(tourMarkerSchema),
});

export const tourSchema = z.object({ sequences: z.array(tourSequenceSchema) });
export type Silhouette = z.infer<typeof silhouetteSchema>;
export type TourMarker = z.infer<typeof tourMarkerSchema>;
export type TourSequence = z.infer<typeof tourSequenceSchema>;
export type Tour = z.infer<typeof tourSchema>;
