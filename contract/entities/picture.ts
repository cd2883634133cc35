import { z } from 'zod';

/**
 * A picture of the package. Browsers request `/media/{id}/{width}.avif` or `.webp` for one of `widths` (device pixels,
 * ascending). `width` and `height` are those of the original. `id` is a hash of the content, so that an address always
 * has the same content. `colour` is the mean colour, shown while the picture loads.
 */
export const pictureSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  colour: z.string(),
});

/**
 * The manifest of all pictures by file name: paths below `pictures/` as entities refer to them (`types/a/living.webp`),
 * `buildings/{class}`, `property_floorplan/{floorCode}` and `placeholder`.
 */
export const picturesSchema = z.record(z.string(), pictureSchema);
export type Picture = z.infer<typeof pictureSchema>;
export type Pictures = z.infer<typeof picturesSchema>;
