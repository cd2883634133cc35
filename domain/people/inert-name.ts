/**
 * A name reduced to what mails may contain: letters, diacritics, spaces, hyphens and apostrophes, at most 60
 * characters. Otherwise somebody could register under a name that holds a link or a message, and have it mailed by the
 * developer.
 */
export function inertName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\s'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
}
