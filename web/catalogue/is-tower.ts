/**
 * Whether a building has too many levels, or plans, to name each on a line of its own: they are short, and in columns
 * (docs/decisions/0077-levels-of-a-tower.md).
 */
export function isTower(levels: number): boolean {
  return levels > 12;
}
