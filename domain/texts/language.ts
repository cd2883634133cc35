import { isolate } from './direction.ts';

/**
 * The languages of screens, messages, mails and documents. To add one, add its catalogues (`contract/texts/`,
 * `server/texts/`, `web/texts/`, `tools/import/mistakes/`, `tools/new/texts/`) and its line here.
 * What the first page does not need, such as the signs of areas, is where it is used.
 *
 * - `name`: its name for itself
 * - `locale`: its BCP 47 tag with a country, for the format of dates and as the language of pages
 * - `letters`: a text whose letters need every part of a font that the language needs
 * - `marks`: how a negative number and a percentage are written, as `Intl.NumberFormat` does; `#` stands for the
 *   number. Digits are grouped alike in every language (`numberMarks`)
 * - `comma`: what stands between the parts of a list
 */
export const languageFacts = {
  en: {
    name: 'English',
    locale: 'en-GB',
    letters: 'a',
    marks: { minus: '-', percent: '#%' },
    comma: ', ',
  },
  tr: {
    name: 'Türkçe',
    locale: 'tr-TR',
    letters: 'aş',
    marks: { minus: '-', percent: '%#' },
    comma: ', ',
  },
  el: {
    name: 'Ελληνικά',
    locale: 'el-GR',
    letters: 'aα',
    marks: { minus: '-', percent: '#%' },
    comma: ', ',
  },
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
    letters: 'a',
    marks: { minus: '-', percent: '#\u00a0%' },
    comma: ', ',
  },
  ru: {
    name: 'Русский',
    locale: 'ru-RU',
    letters: 'aя',
    marks: { minus: '-', percent: '#\u00a0%' },
    comma: ', ',
  },
  ar: {
    name: 'العربية',
    locale: 'ar-AE',
    letters: 'aع',
    marks: { minus: '\u200e-', percent: '#\u200e%\u200e' },
    comma: '، ',
  },
} as const;
export type Language = keyof typeof languageFacts;
/** Whether a text is the code of a language of the product. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(languageFacts, text);
export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** A catalogue in another language: the same keys, with any texts. Lists may differ in length. */
export type Translated<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof T]: Translated<T[Key]> };

/** A value for every language. */
export function inEveryLanguage<T>(valueOf: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, T>;
}

/** Loads something for every language, such as its catalogue. */
export async function loadEveryLanguage<T>(load: (language: Language) => Promise<T>): Promise<Record<Language, T>> {
  const loaded = await Promise.all(languages.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(loaded) as Record<Language, T>;
}

/** A text of a development, in some or all of its languages. */
export type LocalText = { readonly [One in Language]?: string | undefined };

/** The language if the development offers it, otherwise the first one that it offers. */
export function offeredLanguage(language: Language | undefined, offered: readonly Language[]): Language {
  return offered.find((candidate) => candidate === language) ?? offered[0] ?? 'en';
}

/** The fields that an entry has for a text: `name_en`, `name_tr`, and one for each further language. */
export type LocalFields<Field extends string> = Record<`${Field}_en` | `${Field}_tr`, string> & {
  readonly [Name in `${Field}_${Language}`]?: string | undefined;
};

/**
 * Returns the text of an entry in a language: `localised(building, 'name', 'tr')` is `building.name_tr`. An entry has a
 * field for each language of its development; for any other language, the English field is returned.
 */
export function localised<Field extends string>(
  entry: LocalFields<NoInfer<Field>>,
  field: Field,
  language: Language,
): string {
  const fields: { readonly [Name in string]?: string | undefined } = entry;
  return fields[`${field}_${language}`] ?? fields[`${field}_en`] ?? '';
}

/**
 * Joins the parts of a list or line with the comma of the language; empty parts are left out. Each keeps its own
 * direction, so that in Arabic a list of Latin names begins at the right.
 */
export function joinParts(parts: readonly string[], language: Language): string {
  return parts
    .filter(Boolean)
    .map((part) => isolate(part, language))
    .join(languageFacts[language].comma);
}
