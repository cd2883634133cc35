import type { Language } from './language.ts';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a word that stands with a number. `forms` are those of the plural categories that the language has
 * (CLDR), in the order of `categories`; the last stands for all that are not listed.
 */
export function countedForm(forms: readonly string[], count: number, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const index = categories.filter((category) => known.includes(category)).indexOf(rules.select(count));
  return forms[index] ?? forms.at(-1) ?? '';
}
