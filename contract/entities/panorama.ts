import { z } from 'zod';
import { panoramaPlaces } from '#domain/panoramas/panorama-address.ts';
import { localTexts } from '../local-texts.ts';

/**
 * A point in a panorama: `yaw` and `pitch` in degrees from the centre of its picture, right and up positive. It leads
 * to the panorama `to` or to the address `link`, or is only a label.
 */
export const hotspotSchema = z.object({
  yaw: z.number(),
  pitch: z.number(),
  ...localTexts('title'),
  to: z.string().nullable(),
  link: z.string().nullable(),
});

/** A panorama: an equirectangular picture of the manifest, its initial view, and its hotspots. */
export const panoramaSchema = z.object({
  slug: z.string(),
  name: z.string(),
  ...localTexts('name'),
  place: z.enum(panoramaPlaces).nullable(),
  picture: z.string(),
  yaw: z.number(),
  pitch: z.number(),
  hotspots: z.array(hotspotSchema),
});
export type Hotspot = z.infer<typeof hotspotSchema>;
export type Panorama = z.infer<typeof panoramaSchema>;
