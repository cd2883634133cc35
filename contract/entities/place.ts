import { localTexts } from '../local-texts.ts';
import { z } from 'zod';
import { placeCategories } from '#domain/places/categories.ts';

/** A place around the development. `link` is a web address, or a path on this site. */
export const placeSchema = z.object({
  id: z.int(),
  category: z.enum(placeCategories),
  title: z.string(),
  ...localTexts('title'),
  lat: z.number(),
  lng: z.number(),
  link: z.string().nullable(),
});
export type Place = z.infer<typeof placeSchema>;
