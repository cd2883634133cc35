import type { Spot } from './map-surface.ts';

/**
 * The markers that would lie on one which comes before them, `gap` being the pixels that two need between their
 * middles.
 */
export function crowded<M extends Spot & { id: number }>(markers: readonly M[], gap: number): Set<number> {
  const placed: M[] = [];
  const over = new Set<number>();
  for (const marker of markers) {
    const isOver = placed.some(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < gap);
    if (isOver) over.add(marker.id);
    else placed.push(marker);
  }
  return over;
}
