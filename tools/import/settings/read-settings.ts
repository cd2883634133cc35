import { z } from 'zod';
import {
  developmentTextsSchema,
  settingNames,
  settingsSchema,
  type DevelopmentTexts,
  type Settings,
} from '#contract/settings.ts';
import type { Position } from '#domain/routes/position.ts';
import { checkSettings } from '#domain/projects/check-settings.ts';
import { isLanguage, languages, type Language } from '#domain/texts/language.ts';
import { readBrand } from '../brand/read-brand.ts';
import type { References } from '../folder/references.ts';
import { misnamedFile } from '../folder/resolve-path.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { MediaItem } from '../pictures/media-item.ts';
import { checkCurrencySign } from './check-currency-sign.ts';
import { warnOfRate } from './check-rate.ts';
import { checkTexts, lackingParts } from './check-texts.ts';
import { findSample } from '../../new/texts/samples.ts';
import { isExchanged } from '../exchanged-languages.ts';
import type { StatedCentre } from '../tables/read-places.ts';
import { warningsOfWording } from '../wording.ts';
import { guessLanguages } from './guess-languages.ts';
import { readJson, type JsonContent } from './read-json.ts';
import { hasIndependentParts, usableSettings } from './usable-settings.ts';

const file = 'development.json';
const schema = z.strictObject({ settings: settingsSchema, texts: developmentTextsSchema });

/**
 * The settings and texts of `development.json`. Settings with mistakes, which were reported, have their defaults
 * (languages those of the tables); `faulty` are their names, and `stated` the names of all settings in the file.
 * `brandItems` are the files of the brand, and `printed` the letters that documents take from its text face.
 */
export type ReadSettings = {
  settings: Settings;
  texts: DevelopmentTexts;
  faulty: ReadonlySet<string>;
  stated: ReadonlySet<string>;
  brandItems: MediaItem[];
  printed: ReadonlySet<number>;
  placeOf: (path: string[]) => Place;
};

/** Reads the settings and texts of `development.json`; null if nothing in it is usable. */
export async function readSettings(references: References, report: Report): Promise<ReadSettings | null> {
  if (!references.folder.files.has(file)) {
    const code = references.folder.outside.has(file) ? 'file_outside' : 'file_missing';
    report.mistake(code, { file }, { path: file, hint: misnamedFile(references.folder, file) });
    return null;
  }
  const read = await readJson(references.folder, report, {
    file,
    schema,
    invalid: 'setting_invalid',
    adapt: (content) => withTextsByLanguage(wrapSettings(content, report), report),
  });
  if (read === null) return null;
  const usable =
    read.value === null ? usableSettings(read.raw, read.issues) : { ...read.value, faulty: new Set<string>() };
  if (usable === null) return null;
  const { texts, faulty } = usable;
  const guessed = faulty.has('languages') ? { languages: await guessLanguages(references.folder) } : {};
  const settings = { ...usable.settings, ...guessed };
  const placeOf = (path: string[]) => ({ file, line: read.places.lineOf(path) });
  checkConsistency(settings, faulty, report, placeOf);
  const offered = faulty.has('languages') ? languages : settings.languages;
  checkTexts(texts, { offered, names: namesIn(settings) }, report, placeOf);
  if (!faulty.has('languages')) {
    warnOfNames(settings, report, placeOf);
    warnOfSampleAddress(settings, report, placeOf);
    warnOfNotOffered(settings, report, placeOf);
    warnOfMissingHours(settings, report, placeOf);
    warnOfPhone(settings, report, placeOf);
  }
  if (settings.introVideo !== null) references.document(settings.introVideo, placeOf(['settings', 'introVideo']), '');
  const stated = new Set(Object.keys((read.raw as { settings: object }).settings));
  const brandItems: MediaItem[] = [];
  const printed = new Set<number>();
  const brand = await readBrand(settings.brand, {
    folder: references.folder,
    report,
    items: brandItems,
    printed,
    languages: settings.languages,
    place: (...path) => placeOf(['settings', 'brand', ...path]),
  });
  if (!faulty.has('currencyUnit') && !faulty.has('currency'))
    checkCurrencySign({ ...settings, brand }, report, placeOf(['settings', 'currencyUnit']));
  const complete = { ...withPicture(settings, references, placeOf), brand };
  return { settings: complete, texts, faulty, stated, brandItems, printed, placeOf };
}

/** The content as it was meant if the settings were written without `settings` around them, which is one mistake. */
function wrapSettings({ raw, places }: JsonContent, report: Report): JsonContent {
  const { texts, ...own } = Object(raw) as Record<string, unknown>;
  const names = Object.keys(own).filter((name) => isSettingName(name));
  const [first] = names;
  if ('settings' in own || first === undefined) return { raw, places };
  report.mistake('settings_unwrapped', { file, line: places.lineOf([first]) }, { names: names.join(', ') });
  const lineOf: JsonContent['places']['lineOf'] = ([part, ...path]) =>
    places.lineOf(part === 'settings' || part === undefined ? path : [part, ...path]);
  return { raw: { settings: own, ...(texts === undefined ? {} : { texts }) }, places: { ...places, lineOf } };
}

/** The content with its texts by language, as one mistake, if they are arranged by their keys. */
function withTextsByLanguage({ raw, places }: JsonContent, report: Report): JsonContent {
  const { texts } = Object(raw) as { texts?: unknown };
  const byKey = Object.entries(Object(texts) as Record<string, unknown>);
  const isText = ([name, values]: [string, unknown]) => {
    const inner = Object.entries(Object(values) as object);
    return !isLanguage(name) && inner.length > 0 && inner.every(([language]) => isLanguage(language));
  };
  const [first] = byKey;
  if (first === undefined || !byKey.every(isText)) return { raw, places };
  const [key] = first;
  report.mistake('texts_by_key', { file, line: places.lineOf(['texts', key]) }, { key });
  const byLanguage: Record<string, Record<string, unknown>> = {};
  for (const [name, values] of byKey)
    for (const [language, text] of Object.entries(Object(values) as Record<string, unknown>))
      (byLanguage[language] ??= {})[name] = text;
  const lineOf: JsonContent['places']['lineOf'] = ([part, language, ...path]) =>
    places.lineOf(
      part === 'texts' && language !== undefined
        ? [part, ...path, language]
        : [part, language, ...path].flatMap((one) => one ?? []),
    );
  return { raw: { ...(raw as object), texts: byLanguage }, places: { ...places, lineOf } };
}

const isSettingName = (name: string) => settingNames.some((known) => known === name);

/**
 * The settings, or null if any of the named ones has a mistake: checks that depend on its default would report false
 * mistakes.
 */
export function settingsWith(read: ReadSettings | null, ...names: (keyof Settings)[]): Settings | null {
  return read === null || names.some((name) => read.faulty.has(name)) ? null : read.settings;
}

type PlaceOf = ReadSettings['placeOf'];

/** Adds the picture of the contact to the pictures of the package, and sets its name in the picture manifest. */
function withPicture(settings: Settings, references: References, placeOf: PlaceOf): Settings {
  const { contact } = settings;
  if (contact.picture === null) return settings;
  const picture = references.picture(contact.picture, placeOf(['settings', 'contact', 'picture']));
  return { ...settings, contact: { ...contact, picture } };
}

/** What the development is called, in any language. */
const namesIn = ({ projectName, projectNames, contact }: Settings) =>
  [projectName, ...Object.values(projectNames), contact.name].flatMap((name) => name || []);

/** Warns of names and opening hours whose wording is probably unintended. */
function warnOfNames(
  { languages: offered, projectName, projectNames, contact }: Settings,
  report: Report,
  placeOf: PlaceOf,
) {
  for (const language of offered) {
    const pair = { one: projectName, other: projectNames[language] ?? null };
    const names = { one: 'settings.projectName', other: `settings.projectNames.${language}` };
    if (isExchanged(pair, ['en', language]))
      report.warning('texts_exchanged', placeOf(['settings', 'projectName']), {
        ...names,
        found: projectName,
        also: '',
      });
  }
  const check = (text: string | null | undefined, language: Language, ...path: string[]) => {
    for (const { code, details } of warningsOfWording(text ?? '', language, path.join('.')))
      if (code !== 'text_other_script') report.warning(code, placeOf(path), details);
  };
  const [first = 'en'] = offered;
  check(projectName, first, 'settings', 'projectName');
  check(contact.name, first, 'settings', 'contact', 'name');
  for (const language of offered) {
    check(projectNames[language], language, 'settings', 'projectNames', language);
    check(contact.names[language], language, 'settings', 'contact', 'names', language);
    check(contact.hours[language], language, 'settings', 'contact', 'hours', language);
  }
}

/** Warns of names and opening hours in languages that are not offered. */
function warnOfNotOffered({ languages: offered, contact, projectNames }: Settings, report: Report, placeOf: PlaceOf) {
  const parts = { projectNames, 'contact.names': contact.names, 'contact.hours': contact.hours };
  for (const [name, texts] of Object.entries(parts))
    for (const language of languages) {
      const path = ['settings', ...name.split('.'), language];
      if (texts[language] && !offered.includes(language))
        report.warning('setting_not_offered', placeOf(path), { path: path.join('.'), language });
    }
}

/** Warns of the address of the sales office that a new package has. */
function warnOfSampleAddress({ contact, botSalesRep }: Settings, report: Report, placeOf: PlaceOf) {
  for (const [name, { email }] of Object.entries({ contact, botSalesRep })) {
    const path = ['settings', name, 'email'];
    const found = findSample(email ?? '');
    if (found !== undefined) report.warning('text_sample', placeOf(path), { key: path.join('.'), found });
  }
}

/** Warns of opening hours that are stated in some of the offered languages only: readers of the others see those. */
function warnOfMissingHours({ languages: offered, contact }: Settings, report: Report, placeOf: PlaceOf) {
  const isIn = (language: Language) => Boolean(contact.hours[language]);
  const has = offered.find(isIn);
  const path = 'settings.contact.hours';
  const lacking = offered.filter((language) => !isIn(language));
  if (has !== undefined && lacking.length > 0)
    report.warning('setting_untranslated', placeOf(path.split('.')), { path, has, ...lackingParts(path, lacking) });
}

/** Warns of a telephone number that can be called from its own country only. */
function warnOfPhone({ contact: { phone } }: Settings, report: Report, placeOf: PlaceOf) {
  if (phone !== null && !/^(?:\+|00)/.test(phone.trim()))
    report.warning('phone_national', placeOf(['settings', 'contact', 'phone']), { value: phone });
}

function checkConsistency(settings: Settings, faulty: ReadonlySet<string>, report: Report, placeOf: PlaceOf): void {
  for (const { path, error } of checkSettings(settings, new Date())) {
    const keys = path.split('.');
    const [name = ''] = keys;
    if (faulty.has(path) || (faulty.has(name) && !(hasIndependentParts(name) && error !== 'setting_needs_way')))
      continue;
    const value = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], settings);
    report.mistake(error, placeOf(['settings', ...keys]), { path: `settings.${path}`, value: String(value) });
  }
  if (!faulty.has('secondCurrency') && !faulty.has('currency')) warnOfRate(settings, report, placeOf);
  const { step, minimum, maximum } = settings.priceFilter;
  if (step > maximum - minimum)
    report.mistake('setting_step_wide', placeOf(['settings', 'priceFilter', 'step']), { value: step });
}

/** The centre of the map, and whether `development.json` states it; null if nothing in that is usable. */
export function statedCentre(read: ReadSettings | null): StatedCentre | null {
  if (read === null) return null;
  const settings = settingsWith(read, 'map');
  const { line } = read.placeOf(['settings', 'map', 'centre']);
  return { centre: centreOf(settings), isStated: read.stated.has('map'), line };
}

/** The centre of the map as longitude and latitude. */
export function centreOf(settings: Settings | null): Position | null {
  return settings ? [settings.map.centre.lng, settings.map.centre.lat] : null;
}
