import { z } from 'zod';

/** A marker's position in every frame: x and y in frame pixels, and whether it is visible. */
export const tourMarkerSchema = z.object({
  building_id: z.int(),
  anchors: z.array(z.tuple([z.number(), z.number(), z.literal([0, 1])])),
});

/** A building's outline in every frame of a sequence: SVG point pairs in frame pixels, '' where it is not visible. */
export const silhouetteSchema = z.object({ folder: z.string(), building_id: z.int(), outlines: z.array(z.string()) });

/** The addresses of a set of frames in each format, by frame index. */
const frameSet = z.object({ avif: z.array(z.string()), webp: z.array(z.string()) });

/**
 * Frames in one file, in this order, each preceded by its length in bytes as a big-endian 32-bit integer.
 * `landscape` and `portrait` are the addresses of the file in each set, as AVIF; '' without it.
 */
const frameBundle = z.object({ frames: z.array(z.int()), landscape: z.string(), portrait: z.string() });

/**
 * A sequence of the rotator. `landscape` frames are `width`×`height`; `portrait` frames are cropped to full height and
 * `portraitCrop.width` landscape pixels from `portraitCrop.x`. `atlas` holds thumbnails of all frames in one picture,
 * `columns` per row, each `tileWidth`×`tileHeight`. `bundles` hold most of the frames in few files, for a browser that
 * loads them all. `north` is in degrees clockwise from up, by frame.
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
  bundles: z.array(frameBundle),
  portraitCrop: z.object({ x: z.int(), width: z.int() }),
  atlas: z.object({ avif: z.string(), webp: z.string(), columns: z.int(), tileWidth: z.int(), tileHeight: z.int() }),
  markers: z.array(tourMarkerSchema),
});

export const tourSchema = z.object({ sequences: z.array(tourSequenceSchema) });
export type Silhouette = z.infer<typeof silhouetteSchema>;
export type TourMarker = z.infer<typeof tourMarkerSchema>;
export type TourSequence = z.infer<typeof tourSequenceSchema>;
export type FrameBundle = z.infer<typeof frameBundle>;
export type Tour = z.infer<typeof tourSchema>;
