import { z } from 'zod';
import { localTexts } from '../local-texts.ts';

/** Lookup lists. They have titles in every language of the development, so that switching needs no request. */
export const statusSchema = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  ...localTexts('title'),
});
export const roomTypeSchema = z.object({
  id: z.int(),
  name: z.string(),
  label: z.string(),
  ...localTexts('label'),
});
export const buildingTypeSchema = z.object({
  id: z.int(),
  name: z.string(),
  ...localTexts('title'),
});
export const apartmentTypeSchema = z.object({
  id: z.int(),
  name: z.string(),
  ...localTexts('title'),
  images: z.array(z.string()),
});
export const namedSchema = z.object({ id: z.int(), name: z.string() });
export const gallerySchema = z.object({
  slug: z.string(),
  name: z.string(),
  ...localTexts('name'),
  type: z.enum(['image', 'link']),
  images: z.array(z.string()),
  link: z.string().nullable(),
  dark_text: z.boolean(),
});

export type Status = z.infer<typeof statusSchema>;
export type RoomType = z.infer<typeof roomTypeSchema>;
export type BuildingType = z.infer<typeof buildingTypeSchema>;
export type ApartmentType = z.infer<typeof apartmentTypeSchema>;
export type Named = z.infer<typeof namedSchema>;
export type Gallery = z.infer<typeof gallerySchema>;
