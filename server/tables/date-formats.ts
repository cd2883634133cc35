import { dayMs } from '#domain/dates/utc-day.ts';

/** The ranges of ids of the built-in number formats that show a date or a time. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** How a number format shows numbers. */
export type NumberStyle = 'number' | 'date' | 'percent';

/** How a number format shows numbers. `code` is its format code, if the workbook contains one. */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (isDateFormat(id, code)) return 'date';
  const isPercent = code === undefined ? id === 9 || id === 10 : code.replace(/"[^"]*"|\\./g, '').includes('%');
  return isPercent ? 'percent' : 'number';
}

/** Whether a number format shows numbers as dates or times. `code` is its format code, if the workbook contains one. */
function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.some(([first, last]) => id >= first && id <= last);
  // Ignore what is quoted, escaped or in brackets, except elapsed hours, minutes and seconds. A bracket that is not
  // closed takes in the rest.
  const plain = code.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!(?:h+|m+|s+)\])[^\]]*(?:\]|$)/gi, '');
  return /^[^0#?]*[ymdhs]/i.test(plain) && !/^general/i.test(plain);
}

/** The days from the epoch of a workbook to that of Unix. */
const epochs = { 1900: 25_569, 1904: 24_107 };

/** Converts a serial date of a workbook to ISO 8601; returns the number as text if it is not a date. */
export function dateText(serial: number, epoch: keyof typeof epochs): string {
  const date = new Date(Math.floor((serial - epochs[epoch]) * dayMs));
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString();
}
