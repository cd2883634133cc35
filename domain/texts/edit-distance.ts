/** The Levenshtein distance: how many letters to insert, delete or replace to turn one text into the other. */
export function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    let left = i;
    const row = [left];
    for (let j = 1; j <= other.length; j += 1) {
      const above = previous[j] ?? 0;
      const diagonal = previous[j - 1] ?? 0;
      left = Math.min(above + 1, left + 1, diagonal + (one[i - 1] === other[j - 1] ? 0 : 1));
      row.push(left);
    }
    previous = row;
  }
  return previous[other.length] ?? 0;
}
