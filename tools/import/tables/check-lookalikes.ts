import { findLookalikes } from '#domain/texts/lookalikes.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { Row } from './row.ts';

/** Reports cells of a column with letters that look like letters of another script in the same column. */
export function checkLookalikes(rows: readonly Row[], column: string, values: readonly string[]): void {
  for (const { index, letter, looksLike, other } of findLookalikes(values)) {
    const details = {
      letter: letterName(letter),
      looksLike: letterName(looksLike),
      other: rows[other]?.place.line ?? 0,
    };
    rows[index]?.mistake('lookalike', column, values[index] ?? '', details);
  }
}

/** A letter with the name of its alphabet. */
export function letterName(letter: string) {
  if (/\p{Script=Greek}/u.test(letter)) return detailText('letterGreek', { letter });
  return detailText(/\p{Script=Cyrillic}/u.test(letter) ? 'letterCyrillic' : 'letterLatin', { letter });
}
