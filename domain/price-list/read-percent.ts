/**
 * Parses a typed percentage (`3`, `-2,5`, `+1.25 %`) into hundredths of a percent. Null if it is not a percentage, or
 * not between -90 and 400.
 */
export function readPercent(typed: string): number | null {
  const match = /^([-−+]?)\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (match === null) return null;
  const [, sign, whole, decimals = ''] = match;
  const size = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  const hundredths = sign === '' || sign === '+' ? size : -size;
  return hundredths >= -9_000 && hundredths <= 40_000 ? hundredths : null;
}
