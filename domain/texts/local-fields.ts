import { inEveryLanguage, languages, offeredLanguage, type Language, type LocalFields } from './language.ts';

/** The fields of texts in the languages that have no column of their own, such as `name_el`. */
export type FurtherTexts = Readonly<Record<string, string>>;

const further: readonly Language[] = languages.filter((language) => language !== 'en' && language !== 'tr');

/**
 * Converts the texts of some fields to columns: one each for English and Turkish, one for all other languages. That one
 * also takes the texts of `optional` fields, which have no columns of their own.
 */
export function withFurtherTexts<T extends object>(
  entry: T,
  fields: readonly string[],
  optional: readonly string[] = [],
): T & { further_texts: FurtherTexts } {
  const all: { readonly [Name in string]?: unknown } = { ...entry };
  const namesOf = (ofFields: readonly string[], ofLanguages: readonly Language[]) =>
    ofFields.flatMap((field) => ofLanguages.map((language) => `${field}_${language}`));
  const texts = [...namesOf(fields, further), ...namesOf(optional, languages)].flatMap((name) =>
    typeof all[name] === 'string' ? [[name, all[name]] as const] : [],
  );
  return { ...entry, further_texts: Object.fromEntries(texts) };
}

/**
 * The fields of a text as calls return them: `name_en`, `name_tr` and one for each further language of the development.
 * A missing text is replaced by that of the first language.
 */
export function localFields<Field extends string>(
  stored: LocalFields<Field> & { further_texts?: FurtherTexts },
  field: Field,
  offered: readonly Language[],
): LocalFields<Field> {
  const all: { readonly [Name in string]?: string | undefined } = { ...stored, ...stored.further_texts };
  const first = all[`${field}_${offeredLanguage(undefined, offered)}`] || all[`${field}_en`] || '';
  const shown = languages.filter((language) => !further.includes(language) || offered.includes(language));
  const texts = shown.map((language) => [`${field}_${language}`, all[`${field}_${language}`] || first] as const);
  return Object.fromEntries(texts) as LocalFields<Field>;
}

/** An object with a value for each language of a text: `required` for English and Turkish, else `optional`. */
export function localShape<Field extends string, Required, Optional>(
  field: Field,
  required: Required,
  optional: Optional,
): Record<`${Field}_en` | `${Field}_tr`, Required> & Record<`${Field}_${Exclude<Language, 'en' | 'tr'>}`, Optional> {
  const values = inEveryLanguage((language) => (further.includes(language) ? optional : required));
  return Object.fromEntries(languages.map((language) => [`${field}_${language}`, values[language]])) as Record<
    `${Field}_en` | `${Field}_tr`,
    Required
  > &
    Record<`${Field}_${Exclude<Language, 'en' | 'tr'>}`, Optional>;
}
