/**
 * The languages of screens, messages, mails and documents. To add one, add its catalogues (`contract/texts/`,
 * `server/texts/`, `web/texts/`, `tools/import/mistakes/`, `tools/new/texts/`) and its line here.
 *
 * - `name`: what it calls itself
 * - `locale`: whose forms of dates it uses, and the country in which pages say that they are written
 * - `letters`: a text that needs every part of a font that the language needs
 * - `marks`: how a negative number and a percentage are written, as `Intl.NumberFormat` does; `#` stands for the
 *   number. Digits are grouped alike in every language (`numberMarks`)
 * - `areaSigns`: how a square metre and a square foot are abbreviated
 * - `comma`: what stands between the parts of a list
 * - `sheetDecimal`: the decimal mark of the spreadsheet programs of those who speak it
 */
export const languageFacts = {
  en: {
    name: 'English',
    locale: 'en-GB',
    letters: 'a',
    marks: { minus: '-', percent: '#%' },
    areaSigns: { metre: 'm²', foot: 'sq ft' },
    comma: ', ',
    sheetDecimal: '.',
  },
  tr: {
    name: 'Türkçe',
    locale: 'tr-TR',
    letters: 'aş',
    marks: { minus: '-', percent: '%#' },
    areaSigns: { metre: 'm²', foot: 'sq ft' },
    comma: ', ',
    sheetDecimal: ',',
  },
  el: {
    name: 'Ελληνικά',
    locale: 'el-GR',
    letters: 'aα',
    marks: { minus: '-', percent: '#%' },
    areaSigns: { metre: 'm²', foot: 'sq ft' },
    comma: ', ',
    sheetDecimal: ',',
  },
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
    letters: 'a',
    marks: { minus: '-', percent: '#\u00a0%' },
    areaSigns: { metre: 'm²', foot: 'sq ft' },
    comma: ', ',
    sheetDecimal: ',',
  },
  ru: {
    name: 'Русский',
    locale: 'ru-RU',
    letters: 'aя',
    marks: { minus: '-', percent: '#\u00a0%' },
    areaSigns: { metre: 'м²', foot: 'кв. фт' },
    comma: ', ',
    sheetDecimal: ',',
  },
  ar: {
    name: 'العربية',
    locale: 'ar-AE',
    letters: 'aع',
    marks: { minus: '\u200e-', percent: '#\u200e%\u200e' },
    areaSigns: { metre: 'م²', foot: 'قدم²' },
    comma: '، ',
    sheetDecimal: '.',
  },
} as const;
export type Language = keyof typeof languageFacts;
/** Whether a text is the code of a language of the product. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(languageFacts, text);
export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** A catalogue in another language: the same keys, with any texts. Lists may be of another length. */
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

/** A text of a development: in its languages, of which some may be missing. */
export type LocalText = { readonly [One in Language]?: string | undefined };

/** The language, if it is one of those that a development offers, otherwise the first of these. */
export function offeredLanguage(language: Language | undefined, offered: readonly Language[]): Language {
  return offered.find((one) => one === language) ?? offered[0] ?? 'en';
}

/** A text in a language, or else in the first of the offered languages that has it; '' if none has. */
export function textIn(text: LocalText, language: Language, offered: readonly Language[]): string {
  return [language, ...offered].map((one) => text[one]).find((found) => found) ?? '';
}

/** The fields that an entry has for a text: `name_en`, `name_tr`, and one for each further language. */
export type LocalFields<Field extends string> = Record<`${Field}_en` | `${Field}_tr`, string> & {
  readonly [Name in `${Field}_${Language}`]?: string | undefined;
};

/**
 * Returns the text of an entry in a language: `localised(building, 'name', 'tr')` is `building.name_tr`. An entry has a
 * field for each language of its development; for another one, the English field stands.
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
 * The fields in which an entry may have a text, best first: that of the language, those of the offered languages in
 * their order, and those of all others.
 */
export function fieldsInOrder(field: string, language: Language, offered: readonly Language[]): string[] {
  return [...new Set([language, ...offered, ...languages])].map((one) => `${field}_${one}`);
}

/** Parts of a list or of a line, with the comma of the language between them; empty ones are left out. */
export function joinParts(parts: readonly string[], language: Language): string {
  return parts.filter((part) => part !== '').join(languageFacts[language].comma);
}
