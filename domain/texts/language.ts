/** The languages of screens, messages, mails and documents. */
export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];

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
