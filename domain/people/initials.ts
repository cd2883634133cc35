/**
 * The first letters of the first two words of a name. Arabic ones leave the article out, as alphabetical lists do, and
 * stand apart (ZWNJ): joined, they would read as a word.
 */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.match(/^(?:ال(?=\p{L}{2}))?(\p{L}\p{M}*)/u)?.[1] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join(/\p{Script=Arabic}/u.test(name) ? '\u200c' : '');
}
