/** Months as spreadsheet programs shorten them, in the languages of the product. */
const months = [
  'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
  'Mrz|Mär|Mai|Okt|Dez',
  'Oca|Şub|Nis|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara',
  'Ιαν|Φεβ|Μαρ|Απρ|Μαϊ|Μάι|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ',
  'янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек',
  'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
].join('|');

const whole = /^(?:(?:19|20)\d\d-\d\d-\d\d(?:[T ]\d.*)?|\d{1,2}([./])\d{1,2}\1(?:19|20)\d\d)$/;
const dayAndMonth = new RegExp(`^\\d{1,2}[-. ]{1,2}(?:${months})\\.?$`, 'iu');
const monthAndYear = new RegExp(`^(?:${months})[-. ]{1,2}\\d{2,4}$`, 'iu');

/**
 * Whether a text is a date as spreadsheets write one in place of what was typed: `1-Jan` or `01. Mai` for `1-1` and
 * `1.5`, `01.05.2026`, or `2026-05-01`, which is how dates of workbooks are read.
 */
export function isSpreadsheetDate(text: string): boolean {
  return whole.test(text) || dayAndMonth.test(text);
}

/** The same where a month and a year, such as `Jan 99`, cannot be a name. */
export function isSpreadsheetDateOrMonth(text: string): boolean {
  return isSpreadsheetDate(text) || monthAndYear.test(text);
}
