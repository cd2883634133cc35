/**
 * Whether a building has too many levels (or plans) for one full line each: their short names are then shown in columns
 * (docs/decisions/0077-levels-of-a-tower.md).
 */
export function isTower(levels: number): boolean {
  return levels > 12;
}
