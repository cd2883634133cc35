/** Reduces a text to what is compared when looking for guessable passwords: no case, accents or punctuation. */
export function foldPassword(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether a password is one of the given names or addresses, a word of a name, or what precedes the `@` of an address,
 * however it is written and whatever digits are put before or after it. Words of fewer than three letters are ignored.
 */
export function isPersonalPassword(password: string, names: readonly string[]): boolean {
  const folded = foldPassword(password);
  const bare = folded.replace(/^\p{N}+|\p{N}+$/gu, '');
  const words = names.flatMap((name) => [name, ...name.split(/[\s@]/)]).map(foldPassword);
  return words.some((word) => word.length >= 3 && (word === folded || word === bare));
}
