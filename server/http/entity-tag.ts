/**
 * Whether an If-None-Match header matches a tag. `tag` is unquoted and without the suffix of an encoding: `"tag"`,
 * `"tag-br"` and `W/"tag"` all match.
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((entry) => /^\s*(?:W\/)?"([^"]*?)(?:-br|-gzip)?"\s*$/.exec(entry)?.[1] === tag);
}
