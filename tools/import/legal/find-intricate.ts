/** The maximum number of signs that may be Markdown in a paragraph or list item: parsing them takes cubic time. */
const maxSigns = 500;
const signs = /[*_[\]]/g;
/** More lists and quotations in each other than any page needs, on one line or by indentation. */
const deep = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){21}|^[ \t]{41,}(?:[*+-]|\d{1,9}[.)])[ \t]/;
/** More underlined headings and rules than any page has: parsing them takes time by the square of their number. */
const maxUnderlines = 500;
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;
/**
 * More lists and quotations inside others than any page has, none of which it may contain: parsing them takes time by
 * the square of their number.
 */
const maxNested = 500;
const nested =
  /^(?:[ \t]{2,}(?:[*+-]|\d{1,9}[.)])[ \t]|[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t]))/;
/** A list item, which begins another paragraph whatever is before it. */
const item = /^ {0,3}[*+-] +\S/;

/** Where a text is too intricate, and what makes it so. */
type Intricate = {
  line: number;
  element: 'markdownIntricate' | 'markdownUnderlines' | 'markdownNestedList' | 'markdownQuotation';
};

/**
 * The first line of a paragraph that would take the Markdown parser too long, or whose elements are nested so deeply
 * that it would run out of stack, or the underlined heading, nested list or quotation that is one too many; undefined
 * if there is none.
 */
export function findIntricate(text: string): Intricate | undefined {
  let first = 1;
  let count = 0;
  let underlines = 0;
  let inside = 0;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (deep.test(line)) return { line: index + 1, element: 'markdownIntricate' };
    if (underline.test(line)) underlines += 1;
    if (underlines > maxUnderlines) return { line: index + 1, element: 'markdownUnderlines' };
    if (nested.test(line)) inside += 1;
    if (inside > maxNested)
      return { line: index + 1, element: line.includes('>') ? 'markdownQuotation' : 'markdownNestedList' };
    const isItem = item.test(line);
    const isBlank = line.trim() === '';
    if (isItem || isBlank) count = 0;
    if (isItem) first = index + 1;
    if (isBlank) first = index + 2;
    count += line.match(signs)?.length ?? 0;
    if (count > maxSigns) return { line: first, element: 'markdownIntricate' };
  }
  return undefined;
}
