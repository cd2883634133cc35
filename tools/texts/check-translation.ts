import { isDeepStrictEqual } from 'node:util';
import type { CatalogueText } from './catalogue-files.ts';
import { pluralMistakes, hasSameValues, placeholdersOf, pluralsOf, valuesOf } from './check-message.ts';

/**
 * The mistake in a translation, or null. Texts of screens are ICU messages; all others have only `{name}` placeholders.
 */
export function findMistake(
  { room, text: english }: CatalogueText,
  translation: string,
  language: string,
): string | null {
  if (translation.trim() === '') return 'The text is blank';
  if (room !== 'web/texts')
    return isDeepStrictEqual(placeholdersOf(translation), placeholdersOf(english))
      ? null
      : `The placeholders must be those of the English text: ${listOf(placeholdersOf(english))}`;
  try {
    if (!hasSameValues(translation, english))
      return `The placeholders must be those of the English text: ${listOf(valuesOf(english))}`;
    const plurals = pluralsOf(translation).map((cases) => pluralMistakes(cases, language));
    const lacking = plurals.flatMap((plural) => plural.lacking);
    const unused = plurals.flatMap((plural) => plural.unused);
    if (lacking.length + unused.length === 0) return null;
    return [
      lacking.length > 0 && `The plural lacks forms that this language needs: ${listOf(lacking)}`,
      unused.length > 0 && `The plural has forms that this language never uses: ${listOf(unused)}`,
    ]
      .filter(Boolean)
      .join('. ');
  } catch (error) {
    return `The message cannot be read: ${(error as Error).message.split('\n')[0]}`;
  }
}

function listOf(names: readonly string[]): string {
  return names.join(', ') || 'none';
}
