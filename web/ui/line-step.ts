import type { Direction } from '#domain/texts/direction.ts';

/**
 * The step that an arrow key means along lines of a direction: 1 towards their end, -1 towards their start, undefined
 * for any other key.
 */
export function lineStep(key: string, direction: Direction): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}
