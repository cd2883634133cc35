/**
 * The first letters of the first two words of a name. In Arabic names the article is skipped, as in alphabetical lists,
 * and a ZWNJ keeps the letters apart, because joined they would read as a word.
 */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.match(/^(?:ال(?=\p{L}{2}))?(\p{L}\p{M}*)/u)?.[1] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join(/\p{Script=Arabic}/u.test(name) ? '\u200c' : '');
}
