import { z } from 'zod';

/** Lookup lists. They have titles in both languages, so that switching the language needs no request. */
export const statusSchema = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  title_en: z.string(),
  title_tr: z.string(),
});
export const roomTypeSchema = z.object({
  id: z.int(),
  name: z.string(),
  label: z.string(),
  label_en: z.string(),
  label_tr: z.string(),
});
export const buildingTypeSchema = z.object({
  id: z.int(),
  name: z.string(),
  title_en: z.string(),
  title_tr: z.string(),
});
export const apartmentTypeSchema = z.object({
  id: z.int(),
  name: z.string(),
  title_en: z.string(),
  title_tr: z.string(),
  images: z.array(z.string()),
});
export const namedSchema = z.object({ id: z.int(), name: z.string() });
export const gallerySchema = z.object({
  slug: z.string(),
  name: z.string(),
  name_en: z.string(),
  name_tr: z.string(),
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
