import { z } from 'zod';

/** Who edited something in the dashboard, and when. `by` is null if that user was deleted. */
export const editSchema = z.object({ by: z.string().nullable(), at: z.iso.datetime() });
const edited = editSchema.nullable();

/**
 * A setting for the dashboard. `schema` is the JSON Schema of its value. `is_fixed` settings belong to the package's
 * files and cannot be edited. `value` is in force, `package_value` is the package's.
 */
export const projectSettingSchema = z.object({
  name: z.string(),
  schema: z.record(z.string(), z.unknown()),
  value: z.unknown(),
  package_value: z.unknown(),
  is_fixed: z.boolean(),
  edited,
});

export const projectTextSchema = z.object({
  key: z.string(),
  en: z.string(),
  tr: z.string(),
  package_en: z.string(),
  package_tr: z.string(),
  edited,
});

export const projectGallerySchema = z.object({
  slug: z.string(),
  type: z.enum(['image', 'link']),
  images: z.array(z.string()),
  link: z.string().nullable(),
  name_en: z.string(),
  name_tr: z.string(),
  dark_text: z.boolean(),
  is_hidden: z.boolean(),
  edited,
});

export const projectPlaceSchema = z.object({
  id: z.int(),
  category: z.string(),
  title_en: z.string(),
  title_tr: z.string(),
  lat: z.number(),
  lng: z.number(),
  link: z.string().nullable(),
  edited,
});

export type Edit = z.infer<typeof editSchema>;
export type ProjectSetting = z.infer<typeof projectSettingSchema>;
export type ProjectText = z.infer<typeof projectTextSchema>;
export type ProjectGallery = z.infer<typeof projectGallerySchema>;
export type ProjectPlace = z.infer<typeof projectPlaceSchema>;
