/**
 * What makes a spreadsheet treat a cell as a formula: = + - @ tab CR LF. Apostrophes in front, which mark text, do not
 * prevent it, and programs in East Asian languages read full-width characters in the same way.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Escapes a text that a spreadsheet program would run as a formula: it gets an apostrophe in front. */
export function toSafeCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Reverses `toSafeCell`. */
export function fromSafeCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}
