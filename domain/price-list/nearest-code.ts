/**
 * The known code that reads most like a mistyped one, letters and digits that are easily confused counting as one;
 * undefined where none is near.
 */
export function nearestCode(typed: string, known: Iterable<string>): string | undefined {
  const wanted = fold(typed);
  let best: { code: string; distance: number } | undefined;
  for (const code of known) {
    const distance = editDistance(wanted, fold(code));
    if (distance <= 1 && distance < (best?.distance ?? 2)) best = { code, distance };
  }
  return best?.code;
}

function fold(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s_.–-]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IİL]/g, '1');
}

/** The number of letters to change, add or leave out; anything above 1 counts as 2. */
function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > 1) return 2;
  const from = [...a].findIndex((letter, index) => letter !== b[index]);
  const start = from === -1 ? a.length : from;
  const rests: [string, string][] = [
    [a.slice(start + 1), b.slice(start + 1)],
    [a.slice(start), b.slice(start + 1)],
    [a.slice(start + 1), b.slice(start)],
  ];
  return rests.some(([one, other]) => one === other) ? 1 : 2;
}
