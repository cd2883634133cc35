/**
 * A text for comparison in a search, in every language of the product: in lower case and without diacritics; the four
 * Turkish letters i are one, `ς` is `σ`, `ß` is `ss`, and the Arabic letters that are often written for each other are
 * one. In SQL it is `fold_text`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[Iı]/g, 'i')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/ß/g, 'ss')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647');
}
