import { editDistance } from '#domain/texts/edit-distance.ts';

/**
 * The code nearest to a mistyped one, at most one edit away; undefined if there is none. Letters and digits that are
 * easily confused (O and 0; I, L and 1) count as the same.
 */
export function nearestCode(typed: string, codes: Iterable<string>): string | undefined {
  const foldedTyped = foldCode(typed);
  let nearest: { code: string; distance: number } | undefined;
  for (const code of codes) {
    const folded = foldCode(code);
    if (Math.abs(folded.length - foldedTyped.length) > 1) continue;
    const distance = editDistance(foldedTyped, folded);
    if (distance <= 1 && distance < (nearest?.distance ?? 2)) nearest = { code, distance };
  }
  return nearest?.code;
}

function foldCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s_.–-]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IİL]/g, '1');
}
