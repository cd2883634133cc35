import { describe, expect, it } from 'vitest';
import { findPlanCode, levelEntries, type LevelUnit } from './level-entries.ts';

const plan = (code: string, level: number, is_dublex = false) => ({ code, level, is_dublex });
const building = {
  id: 3,
  plans: [plan('af0', 0), plan('af1', 1), plan('af7', 7), plan('af7d', 7, true), plan('af8', 8)],
};
const unit = (
  flat_level: number,
  number: string,
  status_id: LevelUnit['status_id'] = 1,
  is_dublex = false,
): LevelUnit => ({ building_id: 3, flat_level, number, status_id, is_dublex });
const units = [
  unit(0, 'M1'),
  unit(1, '101', 3),
  unit(7, '701'),
  unit(7, '702', 2, true),
  unit(7, '703', 1, true),
  unit(8, 'BA1'),
  unit(8, 'BA31', 4),
];

describe('the level switch', () => {
  it('lists levels top to bottom, the duplex entry above its level, the garden level last', () => {
    expect(levelEntries(building, units, 'sold').map((entry) => entry.code)).toEqual([
      'af7d',
      'af7',
      'af1',
      'af0',
      'af8',
    ]);
  });

  it('names the garden level by the prefix of its unit numbers', () => {
    expect(levelEntries(building, units, 'sold').at(-1)).toMatchObject({
      level: 8,
      prefix: 'BA',
      available: 1,
      total: 2,
    });
  });

  it('treats an eighth floor with plain numbers as a floor', () => {
    const tower = { id: 3, plans: [plan('t7', 7), plan('t8', 8)] };
    expect(levelEntries(tower, [unit(8, '801')], 'sold').map((entry) => [entry.level, entry.prefix])).toEqual([
      [8, undefined],
      [7, undefined],
    ]);
  });

  it('counts available units, in a duplex entry only duplexes', () => {
    const counts = levelEntries(building, units, 'sold').map((entry) => [entry.code, entry.available, entry.total]);
    expect(counts.slice(0, 3)).toEqual([
      ['af7d', 1, 2],
      ['af7', 2, 3],
      ['af1', 0, 1],
    ]);
  });

  it('marks a sold-out level', () => {
    expect(
      levelEntries(building, units, 'sold')
        .filter((entry) => entry.status === 3)
        .map((entry) => entry.code),
    ).toEqual(['af1']);
  });
});

describe('the plan of an address', () => {
  it('is found by level and entry', () => {
    expect(findPlanCode(building, '7', false)).toBe('af7');
    expect(findPlanCode(building, '7', true)).toBe('af7d');
  });

  it('is undefined for an unknown level or one that is not a number', () => {
    expect(findPlanCode(building, '9', false)).toBeUndefined();
    expect(findPlanCode(building, '1', true)).toBeUndefined();
    expect(findPlanCode(building, '07', false)).toBeUndefined();
    expect(findPlanCode(building, 'x', false)).toBeUndefined();
  });
});
