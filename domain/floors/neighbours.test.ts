import { describe, expect, it } from 'vitest';
import { neighboursOnFloor } from './neighbours.ts';

const unit = (id: number, number: string, flat_level = 1, building_id = 1) => ({ id, number, flat_level, building_id });
const floor = [unit(4, '110'), unit(1, '101'), unit(3, '109'), unit(2, '102')];
const all = [...floor, unit(5, '201', 2), unit(6, '101', 1, 2), unit(7, '108', 1, 2)];

describe('the neighbours of a unit', () => {
  it.each([
    [1, undefined, 2],
    [2, 1, 3],
    [3, 2, 4],
    [4, 3, undefined],
    [5, undefined, undefined],
    [6, undefined, 7],
  ])('of %i are %s and %s', (id, previous, next) => {
    const found = neighboursOnFloor(
      all,
      all.find((unit) => unit.id === id)!,
    );
    expect([found.previous?.id, found.next?.id]).toEqual([previous, next]);
  });

  it('are empty for an unknown unit', () => {
    expect(neighboursOnFloor(all, unit(9, '105'))).toEqual({ previous: undefined, next: undefined });
  });
});
