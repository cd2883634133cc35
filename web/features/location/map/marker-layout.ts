import type { ScreenPoint } from './map-view.ts';

const directions: Record<string, ScreenPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Whether a key moves the focus between markers. */
export const isMarkerKey = (key: string): boolean => Object.hasOwn(directions, key);

/**
 * The marker that an arrow key moves to: the nearest one that lies more ahead than to the side, where the sideways
 * distance counts double. Undefined if there is none.
 */
export function nextMarker<M extends ScreenPoint>(
  from: ScreenPoint,
  markers: readonly M[],
  key: string,
): M | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  let best: M | undefined;
  let lowestCost = Infinity;
  for (const marker of markers) {
    const dx = marker.x - from.x;
    const dy = marker.y - from.y;
    const ahead = dx * direction.x + dy * direction.y;
    const sideways = Math.abs(dx * direction.y - dy * direction.x);
    const cost = ahead + 2 * sideways;
    if (ahead <= 0.5 || sideways > ahead * 1.5 || cost >= lowestCost) continue;
    best = marker;
    lowestCost = cost;
  }
  return best;
}

/**
 * The ids of the markers that would cover an earlier one. `gap` is the distance in pixels that two markers need between
 * their centres.
 */
export function overlappingMarkers<M extends ScreenPoint & { id: number }>(
  markers: readonly M[],
  gap: number,
): Set<number> {
  const placed: M[] = [];
  const overlapping = new Set<number>();
  for (const marker of markers) {
    if (placed.some(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < gap)) overlapping.add(marker.id);
    else placed.push(marker);
  }
  return overlapping;
}
