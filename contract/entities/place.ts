import { z } from 'zod';
import { placeIcons, type PlaceCategory } from '#domain/places/categories.ts';
import { localTexts } from '../local-texts.ts';

/** A category of places as the package states it. */
export const placeCategorySchema: z.ZodType<PlaceCategory> = z.object({
  name: z.string(),
  icon: z.enum(placeIcons),
  ...localTexts('title'),
});

/** A place around the development. `link` is a web address, or a path on this site. */
export const placeSchema = z.object({
  id: z.int(),
  category: z.string(),
  title: z.string(),
  ...localTexts('title'),
  lat: z.number(),
  lng: z.number(),
  link: z.string().nullable(),
});
export type Place = z.infer<typeof placeSchema>;
