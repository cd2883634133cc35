import type { MistakeCode } from '../mistakes/texts.ts';
import type { Row } from './row.ts';

/** Remembers keys of one table and reports the second row that has the same, by the line of the first. */
export function uniqueKey(column: string, code: MistakeCode = 'duplicate_key') {
  const lines = new Map<string, number>();
  return (row: Row, value: string | null, scope = '', details: Record<string, string> = {}): void => {
    if (value === null) return;
    const key = `${scope}\n${value.toLowerCase()}`;
    const other = lines.get(key);
    if (other === undefined) lines.set(key, row.place.line);
    else row.mistake(code, column, value, { other, ...details });
  };
}
