/**
 * Greek and Cyrillic letters that look the same as a Latin one, in pairs (Unicode Technical Standard 39,
 * confusables.txt).
 */
const pairs =
  'АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT ХX УY аa сc еe іi јj оo рp ѕs хx уy ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv';

const latinOf = new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** A name with Latin letters in place of Greek and Cyrillic ones that look the same. */
export const withLatinLookalikes = (name: string): string =>
  [...name].map((letter) => latinOf.get(letter) ?? letter).join('');

/** A letter of a name that looks like another letter in the name at index `other`. */
type Lookalike = { index: number; letter: string; looksLike: string; other: number };

/**
 * Finds names with letters that look like letters of another script in the same list: a Cyrillic С among Latin C. Of
 * each pair of letters, the rarer one is reported, once for each name.
 */
export function findLookalikes(names: readonly string[]): Lookalike[] {
  const having = new Map<string, number[]>();
  for (const [index, name] of names.entries())
    for (const letter of new Set(name)) {
      const indices = having.get(letter);
      if (indices === undefined) having.set(letter, [index]);
      else indices.push(index);
    }
  const found = new Map<number, Lookalike>();
  for (const [foreign, latin] of latinOf) {
    const withForeign = having.get(foreign) ?? [];
    const withLatin = having.get(latin) ?? [];
    const isForeignRarer = withForeign.length <= withLatin.length;
    const [rarer, commoner] = isForeignRarer ? [withForeign, withLatin] : [withLatin, withForeign];
    const [letter, looksLike] = isForeignRarer ? [foreign, latin] : [latin, foreign];
    const [other] = commoner;
    if (other !== undefined)
      for (const index of rarer) if (!found.has(index)) found.set(index, { index, letter, looksLike, other });
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}
