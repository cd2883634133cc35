import type { Direction } from '#domain/texts/direction.ts';

/**
 * Converts an arrow key into a step along a line of text in a direction: 1 towards its end, -1 towards its start,
 * undefined for any other key.
 */
export function lineStep(key: string, direction: Direction): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
