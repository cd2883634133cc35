/**
 * The languages of screens, messages, mails and documents. To add one, add its catalogues (`contract/texts/`,
 * `server/texts/`, `web/texts/`, `tools/import/mistakes/`) and its line here.
 *
 * - `name`: what it calls itself
 * - `locale`: whose forms of dates it uses, and the country in which pages say that they are written
 * - `letters`: a text that needs every part of a font that the language needs
 * - `marks`: how numbers are written, as `Intl.NumberFormat` does; `#` stands for the number in `percent`
 */
export const languageFacts = {
  en: {
    name: 'English',
    locale: 'en-GB',
    letters: 'a',
    marks: { group: ',', decimal: '.', minus: '-', percent: '#%' },
  },
  tr: {
    name: 'Türkçe',
    locale: 'tr-TR',
    letters: 'aş',
    marks: { group: '.', decimal: ',', minus: '-', percent: '%#' },
  },
} as const;
export type Language = keyof typeof languageFacts;
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

/**
 * Returns the text of an entry in a language: `localised(building, 'name', 'tr')` is `building.name_tr`. A language that
 * is added to `languages` is a type error here until its fields are.
 */
export function localised<Field extends string>(
  entry: Record<`${NoInfer<Field>}_en` | `${NoInfer<Field>}_tr`, string>,
  field: Field,
  language: Language,
): string {
  const texts: Record<Language, string> = { en: entry[`${field}_en`], tr: entry[`${field}_tr`] };
  return texts[language];
}
