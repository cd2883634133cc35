import type { Point } from '#web/outlines/parse-points.ts';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
type Placed = { id: number; label: Point };

const ways: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much a step aside costs against a step ahead. */
const asideCost = 2;

/** Narrows a key to a direction. */
export function isDirection(key: string): key is Direction {
  return Object.hasOwn(ways, key);
}

/**
 * The unit one comes to from another in a direction: the nearest within 45° of it, by its label. Undefined at the end
 * of the row.
 */
export function neighbour<T extends Placed>(units: readonly T[], from: Placed, direction: Direction): T | undefined {
  const way = ways[direction];
  let best: { unit: T; cost: number } | undefined;
  for (const unit of units) {
    const [dx, dy] = [unit.label.x - from.label.x, unit.label.y - from.label.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (unit.id === from.id || ahead <= 0 || aside > ahead) continue;
    const cost = ahead + asideCost * aside;
    if (!best || cost < best.cost) best = { unit, cost };
  }
  return best?.unit;
}
