/**
 * Whether an If-None-Match header names a content. `tag` is unquoted, without the suffix of an encoding: `"tag-br"` and
 * `W/"tag"` name the same content as `"tag"`.
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => /^\s*(?:W\/)?"([^"]*?)(?:-br|-gzip)?"\s*$/.exec(one)?.[1] === tag);
}
