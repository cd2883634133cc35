import { z } from 'zod';
import { inEveryLanguage, languages, type Language } from '#domain/texts/language.ts';
import { localTexts } from '../local-texts.ts';

/** Who edited something in the dashboard, and when. `by` is null if that user was deleted. */
export const editSchema = z.object({ by: z.string().nullable(), at: z.iso.datetime() });
const edited = editSchema.nullable();

/** A field for each language, named `package_en` and so on. */
export function packageFields<T>(valueOf: (language: Language) => T): Record<`package_${Language}`, T> {
  return Object.fromEntries(languages.map((language) => [`package_${language}`, valueOf(language)])) as Record<
    `package_${Language}`,
    T
  >;
}

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

/**
 * The text in force (`en`, `tr`, …) and that of the package (`package_en`, `package_tr`, …); '' if there is none.
 */
export const projectTextSchema = z.object({
  key: z.string(),
  ...inEveryLanguage(() => z.string()),
  ...packageFields(() => z.string()),
  edited,
});

export const projectGallerySchema = z.object({
  slug: z.string(),
  type: z.enum(['image', 'link']),
  images: z.array(z.string()),
  link: z.string().nullable(),
  ...localTexts('name'),
  dark_text: z.boolean(),
  is_hidden: z.boolean(),
  edited,
});

export const projectPlaceSchema = z.object({
  id: z.int(),
  category: z.string(),
  ...localTexts('title'),
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
