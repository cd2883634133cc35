/**
 * What makes a spreadsheet treat a cell as a formula: = + - @ tab CR LF, also after apostrophes, which mark text, and in
 * full width, which programs in East Asian languages read alike.
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
