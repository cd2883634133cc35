import type { Text } from '#contract/errors/texts.ts';

/** " (did you mean X?)" where one of the known names is close to the given one, else nothing. */
export function suggest(given: string, known: Iterable<string>): Text | '' {
  let best: { name: string; distance: number } | null = null;
  const limit = Math.max(1, Math.floor(given.length / 3));
  for (const name of known) {
    const distance = editDistance(fold(given), fold(name), limit);
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { name, distance };
  }
  return best ? { en: ` (did you mean "${best.name}"?)`, tr: ` ("${best.name}" mi demek istediniz?)` } : '';
}

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(swap, previous[j]! + 1, row[j - 1]! + 1);
    }
    previous = row;
  }
  return previous[b.length]!;
}
