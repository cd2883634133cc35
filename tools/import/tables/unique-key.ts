import { detailText } from '../mistakes/detail-text.ts';
import type { MistakeCode } from '../mistakes/texts.ts';
import type { Row } from './row.ts';

/**
 * Returns a function that reports the second row with the same key in a column, ignoring case, and the line of the
 * first; it returns false for that row.
 */
export function uniqueKey(column: string, code: MistakeCode = 'duplicate_key') {
  const lines = new Map<string, { line: number; value: string }>();
  return (row: Row, value: string | null, scope = '', details: Record<string, string> = {}): boolean => {
    if (value === null) return true;
    const key = `${scope}\n${value.toLowerCase()}`;
    const first = lines.get(key);
    if (first === undefined) {
      lines.set(key, { line: row.place.line, value });
      return true;
    }
    const other = first.value === value ? '' : detailText('sameButCase', { other: first.value });
    row.mistake(code, column, value, { other: first.line, case: other, ...details });
    return false;
  };
}
