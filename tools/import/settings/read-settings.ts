import { z } from 'zod';
import { developmentTextsSchema, settingsSchema, type DevelopmentTexts, type Settings } from '#contract/settings.ts';
import { checkSettings } from '#domain/projects/check-settings.ts';
import { languages } from '#domain/texts/language.ts';
import { readBrand } from '../brand/read-brand.ts';
import type { References } from '../folder/references.ts';
import type { Report } from '../mistakes/report.ts';
import type { MediaItem } from '../pictures/media-item.ts';
import { readJson } from './read-json.ts';

const file = 'development.json';
const schema = z.strictObject({ settings: settingsSchema, texts: developmentTextsSchema });

/**
 * Reads the settings and texts of `development.json`; null if any of them is invalid. The files of the brand are added to
 * `items`.
 */
export async function readSettings(
  references: References,
  report: Report,
  items: MediaItem[],
): Promise<{ settings: Settings; texts: DevelopmentTexts } | null> {
  if (!references.folder.files.has(file)) {
    report.mistake(references.folder.outside.has(file) ? 'file_outside' : 'file_missing', { file }, { path: file });
    return null;
  }
  const read = await readJson(references.folder, report, file, schema, 'setting_invalid');
  if (read === null || read.value === null) return null;
  const { settings, texts } = read.value;
  const placeOf = (path: string[]) => ({ file, line: read.places.lineOf(path) });
  checkConsistency(settings, report, placeOf);
  checkTexts(texts, report, placeOf);
  if (settings.introVideo !== null) references.document(settings.introVideo, placeOf(['settings', 'introVideo']), '');
  const brand = await readBrand(settings.brand, {
    folder: references.folder,
    report,
    items,
    place: (...path) => placeOf(['settings', 'brand', ...path]),
  });
  return { settings: { ...withPicture(settings, references, placeOf), brand }, texts };
}

type PlaceOf = (path: string[]) => { file: string; line: number | undefined };

/** Adds the picture of the contact to those of the package, and names it as the package does. */
function withPicture(settings: Settings, references: References, placeOf: PlaceOf): Settings {
  const { contact } = settings;
  if (contact.picture === null) return settings;
  const picture = references.picture(contact.picture, placeOf(['settings', 'contact', 'picture']));
  return { ...settings, contact: { ...contact, picture } };
}

function checkConsistency(settings: Settings, report: Report, placeOf: PlaceOf): void {
  for (const { path, error } of checkSettings(settings)) {
    const keys = path.split('.');
    const value = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], settings);
    report.mistake(error, placeOf(['settings', ...keys]), { path: `settings.${path}`, value: String(value) });
  }
}

function checkTexts(texts: DevelopmentTexts, report: Report, placeOf: PlaceOf): void {
  for (const has of languages) {
    for (const lacks of languages) {
      for (const key of Object.keys(texts[has])) {
        if (!Object.hasOwn(texts[lacks], key))
          report.mistake('text_missing', placeOf(['texts', has, key]), { key, has, lacks });
      }
    }
  }
}
