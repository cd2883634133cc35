import type { Spot } from './map-surface.ts';

const directions: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Whether a key leads from marker to marker. */
export const isMarkerKey = (key: string): boolean => Object.hasOwn(directions, key);

/**
 * The marker that an arrow key leads to: the nearest one that lies more in its direction than beside it, where being
 * beside counts double. Undefined where there is none.
 */
export function nextMarker<M extends Spot>(from: Spot, markers: readonly M[], key: string): M | undefined {
  const towards = directions[key];
  if (!towards) return undefined;
  let best: M | undefined;
  let least = Infinity;
  for (const marker of markers) {
    const [dx, dy] = [marker.x - from.x, marker.y - from.y];
    const ahead = dx * towards.x + dy * towards.y;
    const beside = Math.abs(dx * towards.y - dy * towards.x);
    const cost = ahead + 2 * beside;
    if (ahead <= 0.5 || beside > ahead * 1.5 || cost >= least) continue;
    [best, least] = [marker, cost];
  }
  return best;
}
