/**
 * A name as mails may show it: letters, marks, spaces, hyphens and apostrophes alone, at most 60 characters, so that
 * nobody can send an address or a message in the name of the house.
 */
export function inertName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\s'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
}
