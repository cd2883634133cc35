import { textKeysOf } from '#domain/projects/development-text.ts';
import { inEveryLanguage, type LocalFields, type LocalText } from '#domain/texts/language.ts';
import type { PackageContent, PackageGallery } from '#contract/package-content.ts';
import {
  isSettingName,
  settingsSchema,
  type DevelopmentTexts,
  type SettingName,
  type Settings,
} from '#contract/settings.ts';
import { isFixedSetting } from '#domain/projects/fixed-settings.ts';
import { sortByKeys } from '#domain/projects/sort-by-keys.ts';
import type { EditKind } from '#server/database/tables/project-edits.ts';
import { fillMissingSettings } from './fill-missing-settings.ts';

/** The part of an edit that is applied. */
type AnyEdit = { kind: EditKind; key: string; value: unknown };

/** The fields of a gallery that can be edited. */
type GalleryEdit = Partial<LocalFields<'name'> & Pick<PackageGallery, 'dark_text'>> & { is_hidden?: boolean };

type EditedGallery = PackageGallery & { is_hidden: boolean };
export type EditedContent = Omit<PackageContent, 'galleries'> & { galleries: EditedGallery[] };

/** Applies edits over the content of the package. Edits of something that is no longer in the package are ignored. */
export function applyEdits(content: PackageContent, edits: readonly AnyEdit[]): EditedContent {
  const editsOf = (kind: EditKind) =>
    new Map(edits.filter((edit) => edit.kind === kind).map(({ key, value }) => [key, value]));
  const galleries = editsOf('gallery');
  const places = editsOf('place');
  const order = (editsOf('gallery_order').get('') ?? []) as string[];
  return {
    settings: applySettings(content.settings, editsOf('setting')),
    texts: applyTexts(content.texts, editsOf('text')),
    galleries: sortByKeys(
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
 * Checks each edit against the schema of its setting, independently of the others, and ignores those that are no
 * longer valid. A setting that is missing because the package is older gets its default.
 */
function applySettings(settings: Settings, edits: ReadonlyMap<string, unknown>): Settings {
  const known = [...edits].filter(
    (edit): edit is [SettingName, unknown] => isSettingName(edit[0]) && !isFixedSetting(edit[0]),
  );
  const valid = known.flatMap(([name, value]) => {
    const parsed = settingsSchema.shape[name].safeParse(value);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return { ...fillMissingSettings(settings), ...Object.fromEntries(valid) };
}

function applyTexts(texts: DevelopmentTexts, edits: ReadonlyMap<string, unknown>): DevelopmentTexts {
  const keys = new Set(textKeysOf(texts));
  const known = [...edits].filter(([key]) => keys.has(key)) as [string, LocalText][];
  return inEveryLanguage((language) => {
    const edited = known.flatMap(([key, { [language]: text }]) => (text === undefined ? [] : [[key, text] as const]));
    const own = texts[language];
    return own === undefined && edited.length === 0 ? undefined : { ...own, ...Object.fromEntries(edited) };
  });
}
