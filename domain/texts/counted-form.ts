import type { Language } from './language.ts';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The plural form of a word for a number. `forms` has one for each plural category of the language (CLDR), in the
 * order of `categories`; the last one is used for categories that are missing.
 */
export function countedForm(forms: readonly string[], count: number, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const index = categories.filter((category) => known.includes(category)).indexOf(rules.select(count));
  return forms[index] ?? forms.at(-1) ?? '';
}
