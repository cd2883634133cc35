/**
 * Folds a text for comparison in a search, in every language of the product: lower case, without diacritics; the four
 * Turkish letters i become one, `ς` becomes `σ`, `ß` becomes `ss`, and Arabic letters that are often written for each
 * other become one. `fold_text` does the same in SQL.
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
