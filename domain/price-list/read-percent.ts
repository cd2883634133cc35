/**
 * A percentage as it is typed (`3`, `-2,5`, `+1.25 %`) in hundredths of a percent; null where it is none or not between
 * -90 and 400.
 */
export function readPercent(typed: string): number | null {
  const found = /^([-−+]?)\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (found === null) return null;
  const size = Number(found[2]) * 100 + Number((found[3] ?? '').padEnd(2, '0'));
  const hundredths = found[1] === '' || found[1] === '+' ? size : -size;
  return hundredths >= -9_000 && hundredths <= 40_000 ? hundredths : null;
}
