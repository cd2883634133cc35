import { describe, expect, it } from 'vitest';
import { isDirection, findNeighbour } from './find-neighbour.ts';

/** Two gently curved rows of five, the lower numbered 1 to 5, the upper 11 to 15. */
const units = [1, 2, 3, 4, 5].flatMap((i) => {
  const x = i * 50;
  const bow = (i - 3) ** 2 * 6;
  return [
    { id: i, label: { x, y: 400 + bow } },
    { id: i + 10, label: { x: x + 4, y: 300 + bow } },
  ];
});
const at = (id: number) => units.find((unit) => unit.id === id)!;

describe('the neighbour of a unit', () => {
  it.each([
    [3, 'ArrowRight', 4],
    [3, 'ArrowLeft', 2],
    [3, 'ArrowUp', 13],
    [13, 'ArrowDown', 3],
    [11, 'ArrowRight', 12],
    [1, 'ArrowUp', 11],
  ] as const)('of %i by %s is %i', (from, direction, to) => {
    expect(findNeighbour(units, at(from), direction)?.id).toBe(to);
  });

  it('is none at the end of a row', () => {
    expect(findNeighbour(units, at(1), 'ArrowLeft')).toBeUndefined();
    expect(findNeighbour(units, at(13), 'ArrowUp')).toBeUndefined();
  });

  it('is reached by arrow keys only', () => {
    expect(isDirection('ArrowUp')).toBe(true);
    expect(isDirection('Tab')).toBe(false);
    expect(isDirection('toString')).toBe(false);
  });
});
