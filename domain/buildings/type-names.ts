import type { Language } from '#domain/texts/language.ts';

/**
 * What several buildings of a type are called, as far as the package says: `plural_en`, the title of what shows them
 * (_The villas_), and `counted_en`, its plural forms beside a number (`countedForm`), separated by `|`:
 * `villa|villas`.
 */
export type TypeNames = { readonly [Name in `plural_${Language}` | `counted_${Language}`]?: string | undefined };

/** The fields of these names. */
export const typeNameFields = ['plural', 'counted'] as const;

/** The title and the plural forms of a type in a language; those of the product for what the package does not say. */
export function namesOfSeveral<Product extends { title: string; forms: readonly string[] }>(
  names: TypeNames | undefined,
  language: Language,
  product: Product,
): { title: string; forms: readonly string[] } {
  return {
    title: names?.[`plural_${language}`] || product.title,
    forms: names?.[`counted_${language}`]?.split('|') ?? product.forms,
  };
}
