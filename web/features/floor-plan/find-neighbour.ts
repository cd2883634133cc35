import type { Point } from '#domain/outlines/parse-points.ts';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
type LabelledUnit = { id: number; label: Point };

const vectors: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much a sideways pixel counts compared to one straight ahead. */
const sidewaysCost = 2;

export function isDirection(key: string): key is Direction {
  return Object.hasOwn(vectors, key);
}

/** The nearest unit within 45° of a direction, measured between labels; undefined if there is none. */
export function findNeighbour<T extends LabelledUnit>(
  units: readonly T[],
  from: LabelledUnit,
  direction: Direction,
): T | undefined {
  const vector = vectors[direction];
  let best: { unit: T; cost: number } | undefined;
  for (const unit of units) {
    const dx = unit.label.x - from.label.x;
    const dy = unit.label.y - from.label.y;
    const ahead = dx * vector.x + dy * vector.y;
    const sideways = Math.abs(dx * vector.y) + Math.abs(dy * vector.x);
    if (unit.id === from.id || ahead <= 0 || sideways > ahead) continue;
    const cost = ahead + sidewaysCost * sideways;
    if (!best || cost < best.cost) best = { unit, cost };
  }
  return best?.unit;
}
