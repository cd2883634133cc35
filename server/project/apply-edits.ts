import type { PackageContent, PackageGallery } from '#contract/package-content.ts';
import {
  isSettingName,
  settingNames,
  settingsSchema,
  type DevelopmentTexts,
  type SettingName,
  type Settings,
} from '#contract/settings.ts';
import { isFixedSetting } from '#domain/projects/fixed-settings.ts';
import { orderBy } from '#domain/projects/order-by.ts';
import type { EditKind } from '#server/database/tables/project-edits.ts';

/** The part of an edit that counts here. */
export type AnyEdit = { kind: EditKind; key: string; value: unknown };

/** What of a gallery can be edited. */
export type GalleryEdit = Partial<Pick<PackageGallery, 'name_en' | 'name_tr' | 'dark_text'>> & { is_hidden?: boolean };

export type EditedGallery = PackageGallery & { is_hidden: boolean };
export type EditedContent = Omit<PackageContent, 'galleries'> & { galleries: EditedGallery[] };

/**
 * What holds: the package with the edits over it. An edit of something that the package no longer has counts for
 * nothing.
 */
export function applyEdits(content: PackageContent, edits: readonly AnyEdit[]): EditedContent {
  const of = (kind: EditKind) =>
    new Map(edits.filter((edit) => edit.kind === kind).map(({ key, value }) => [key, value]));
  const [galleries, places] = [of('gallery'), of('place')];
  const order = (of('gallery_order').get('') ?? []) as string[];
  return {
    settings: laySettings(content.settings, of('setting')),
    texts: layTexts(content.texts, of('text')),
    galleries: orderBy(
      content.galleries.map((gallery) => ({
        ...gallery,
        is_hidden: false,
        ...(galleries.get(gallery.slug) as GalleryEdit | undefined),
      })),
      (gallery) => gallery.slug,
      order,
    ),
    places: content.places.map((place) => ({ ...place, ...(places.get(String(place.id)) as object | undefined) })),
  };
}

/**
 * Each edit is held against its own setting's schema, whatever the others are: one that it no longer takes counts for
 * nothing. A setting that the package is too old to know has its default.
 */
function laySettings(settings: Settings, edits: ReadonlyMap<string, unknown>): Settings {
  const missing = settingNames
    .filter((name) => settings[name] === undefined)
    .map((name): [SettingName, unknown] => [name, undefined]);
  const known = [...edits].filter(
    (edit): edit is [SettingName, unknown] => isSettingName(edit[0]) && !isFixedSetting(edit[0]),
  );
  const laid = [...missing, ...known].flatMap(([name, value]) => {
    const read = settingsSchema.shape[name].safeParse(value);
    return read.success ? [[name, read.data]] : [];
  });
  return { ...settings, ...Object.fromEntries(laid) };
}

function layTexts(texts: DevelopmentTexts, edits: ReadonlyMap<string, unknown>): DevelopmentTexts {
  const known = [...edits].filter(([key]) => Object.hasOwn(texts.en, key) || Object.hasOwn(texts.tr, key)) as [
    string,
    { en: string; tr: string },
  ][];
  return {
    en: { ...texts.en, ...Object.fromEntries(known.map(([key, { en }]) => [key, en])) },
    tr: { ...texts.tr, ...Object.fromEntries(known.map(([key, { tr }]) => [key, tr])) },
  };
}
