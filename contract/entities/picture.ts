import { z } from 'zod';

/**
 * One picture of the package as browsers may ask for it: `/media/{id}/{width}.avif` and `.webp` for each of `widths`
 * (device pixels, ascending; `height` belongs to `width`, the original). `id` names the content, so addresses never
 * change meaning.
 * `colour` is its mean, for the moment before it arrives.
 */
export const pictureSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  colour: z.string(),
});

/**
 * The manifest of all pictures by file name: paths below `pictures/` as entities name them (`types/a/living.webp`),
 * `buildings/{class}`, `property_floorplan/{floorCode}` and `placeholder`.
 */
export const picturesSchema = z.record(z.string(), pictureSchema);
export type Picture = z.infer<typeof pictureSchema>;
export type Pictures = z.infer<typeof picturesSchema>;
