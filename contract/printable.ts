/**
 * Whether a text has no control characters but tabs and line breaks, and no half of a character that takes two UTF-16
 * units. PostgreSQL stores neither NUL nor, in `jsonb`, such halves.
 */
export function isPrintable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''));
}

/** The paths of all texts in a JSON value that are not printable; of a key, that of its object. */
export function findUnprintable(json: unknown): string[][] {
  const found: string[][] = [];
  // A list instead of recursion, since values from outside may be nested deeply.
  const left: { value: unknown; path: string[] }[] = [{ value: json, path: [] }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isPrintable(value)) found.push(path);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [key, inner] of Object.entries(value).toReversed()) {
      if (!isPrintable(key)) found.push(path);
      left.push({ value: inner, path: [...path, key] });
    }
  }
  return found;
}
