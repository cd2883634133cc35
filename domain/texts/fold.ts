/** A text in lower case and without diacritics; the four Turkish letters i are one. */
export function fold(text: string): string {
  return text.replace(/[Iı]/g, 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
