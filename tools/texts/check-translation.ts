import { isDeepStrictEqual } from 'node:util';
import type { CatalogueText } from './catalogue-files.ts';
import { flawsOf, hasSameValues, placeholdersOf, pluralsOf, valuesOf } from './check-message.ts';

/** What is wrong with a translation, or null. Texts of screens are ICU messages, all others have `{name}` only. */
export function findFlaw({ room, text: english }: CatalogueText, translation: string, language: string): string | null {
  if (translation.trim() === '') return 'The text is blank';
  if (room !== 'web/texts')
    return isDeepStrictEqual(placeholdersOf(translation), placeholdersOf(english))
      ? null
      : `The placeholders must be those of the English text: ${listOf(placeholdersOf(english))}`;
  try {
    if (!hasSameValues(translation, english))
      return `The placeholders must be those of the English text: ${listOf(valuesOf(english, false))}`;
    const flaws = pluralsOf(translation).flatMap((cases) => flawsOf(cases, language));
    return flaws.length === 0 ? null : `The plural has not the cases of the language: ${flaws.join(', ')}`;
  } catch (error) {
    return `The message cannot be read: ${(error as Error).message.split('\n')[0]}`;
  }
}

function listOf(names: readonly string[]): string {
  return names.join(', ') || 'none';
}
