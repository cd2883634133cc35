/**
 * What makes a spreadsheet take a cell for a formula: = + - @ tab CR, also behind the quotation mark that says "text".
 */
const dangerous = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet program runs as a formula: an apostrophe goes before a cell that looks like one. */
export function toSafeCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** What a safe cell held before. */
export function fromSafeCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell;
}
