import { describe, expect, it } from 'vitest';
import type { Level } from '#domain/floors/levels.ts';
import { outlineSold } from '#domain/floors/outline-status.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { findPlanCode, levelEntries, type LevelUnit } from './level-entries.ts';

const { available, reserved, sold, blocked } = UnitStatus;
const plan = (code: string, level: number, { is_dublex = false } = {}) => ({ code, level, is_dublex });
const building = {
  id: 3,
  class_name: 'A',
  plans: [plan('af0', 0), plan('af1', 1), plan('af7', 7), plan('af7d', 7, { is_dublex: true }), plan('af8', 8)],
};
const unit = (flat_level: number, status_id: UnitStatusId = available, { is_dublex = false } = {}): LevelUnit => ({
  building_id: 3,
  flat_level,
  status_id,
  is_dublex,
});
const units = [
  unit(0),
  unit(1, sold),
  unit(7),
  unit(7, reserved, { is_dublex: true }),
  unit(7, available, { is_dublex: true }),
  unit(8),
  unit(8, blocked),
];
const garden: Level = {
  level: 8,
  classes: ['a'],
  name_en: 'Garden level',
  name_tr: 'Bahçe katı',
  short_en: 'BA',
  short_tr: 'BA',
  title_en: '',
  title_tr: '',
  order: -1,
};

describe('the level switch', () => {
  it('lists levels top to bottom, a duplex entry above its level, and the garden level where the package says', () => {
    const codes = (levels: Level[]) => levelEntries(building, units, 'sold', levels).map((entry) => entry.code);
    expect(codes([garden])).toEqual(['af7d', 'af7', 'af1', 'af0', 'af8']);
    expect(codes([])).toEqual(['af8', 'af7d', 'af7', 'af1', 'af0']);
  });

  it('counts available units; for a duplex entry, only duplexes', () => {
    const counts = levelEntries(building, units, 'sold', [garden]).map((entry) => [
      entry.code,
      entry.available,
      entry.total,
    ]);
    expect(counts.slice(0, 3)).toEqual([
      ['af7d', 1, 2],
      ['af7', 2, 3],
      ['af1', 0, 1],
    ]);
  });

  it('marks a sold-out level', () => {
    expect(
      levelEntries(building, units, 'sold', [garden])
        .filter((entry) => entry.status === outlineSold)
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
