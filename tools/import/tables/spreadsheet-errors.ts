/** Errors as spreadsheet programs write them in English, and in most other languages: `#REF!`, `#ССЫЛКА!`, `#AD?`. */
const marked = /^#[¡¿]?[\p{Lu}\p{N}._/\s]{1,20}[!?]$/u;
/**
 * Those without a mark at their end: in English, German, Polish, Russian, Turkish and Greek, and of Google's tables.
 */
const unmarked = new Set(['#N/A', '#NV', '#N/D', '#Н/Д', '#YOK', '#Δ/Υ', '#GETTING_DATA', '#ERROR']);
/** LibreOffice numbers its errors, and every program fills a column that is too narrow for its number. */
const numbered = /^(?:Err|Fehler|Ошибка):\d{3}$/;
const tooNarrow = /^#{3,}$/;

/** Whether the text of a cell is the error of a spreadsheet. */
export function isSpreadsheetError(text: string): boolean {
  return marked.test(text) || unmarked.has(text) || numbered.test(text) || tooNarrow.test(text);
}
