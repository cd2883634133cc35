/** Formats that every workbook knows by number and that show a date or a time. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Whether a number format shows numbers as dates or times. `code` is its own text, where the workbook gives one. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.some(([first, last]) => id >= first && id <= last);
  // What is quoted, escaped or in brackets says nothing, but for elapsed hours, minutes and seconds.
  const plain = code.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '');
  return /^[^0#?]*[ymdhs]/i.test(plain) && !/^general/i.test(plain);
}

const day = 24 * 60 * 60 * 1000;
/** Days between the first day that workbooks count from, and 1970. */
const epochs = { 1900: 25_569, 1904: 24_107 };

/** A date as workbooks count days, in ISO 8601; the number itself where it is no date. */
export function dateText(serial: number, epoch: keyof typeof epochs): string {
  const date = new Date(Math.floor((serial - epochs[epoch]) * day));
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString();
}
