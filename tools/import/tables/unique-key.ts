import type { MistakeCode } from '../mistakes/texts.ts';
import type { Row } from './row.ts';

/**
 * Returns a function that reports the second row with the same key in a column, ignoring case, and the line of the
 * first.
 */
export function uniqueKey(column: string, code: MistakeCode = 'duplicate_key') {
  const lines = new Map<string, number>();
  return (row: Row, value: string | null, scope = '', details: Record<string, string> = {}): void => {
    if (value === null) return;
    const key = `${scope}\n${value.toLowerCase()}`;
    const firstLine = lines.get(key);
    if (firstLine === undefined) lines.set(key, row.place.line);
    else row.mistake(code, column, value, { other: firstLine, ...details });
  };
}
