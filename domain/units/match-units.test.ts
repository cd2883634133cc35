import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchBuildings } from './match-buildings.ts';
import { matchUnits, type PackageUnitName, type StoredUnitName } from './match-units.ts';

const stored = (id: number, number: string, code: string, more: Partial<StoredUnitName> = {}): StoredUnitName => ({
  id,
  building: 'A',
  number,
  code,
  formerly: null,
  withdrawn: false,
  ...more,
});
const row = (number: string, code: string, formerly: string | null = null): PackageUnitName => ({
  building: 'A',
  number,
  code,
  formerly,
});
const matched = (units: StoredUnitName[], rows: PackageUnitName[]) => {
  const { ids, problems } = matchUnits(units, rows);
  return [...ids, ...problems.values()];
};
const loaded = [stored(1, '1', 'A-1'), stored(2, '2', 'A-2'), stored(3, '3', 'A-3')];

describe('a unit of a package is', () => {
  it.each<[string, StoredUnitName[], PackageUnitName[], (number | string | null)[]]>([
    ['the one that has both', loaded, [row('1', 'A-1')], [1]],
    ['new beside another new one', loaded, [row('8', 'A-8'), row('9', 'A-9')], [null, null]],
    ['the one of its code if formerly names none', loaded, [row('9', 'A-1', 'A-8')], [1]],
    ['the one of its number if formerly names none', loaded, [row('1', 'A-9', 'A-8')], [1]],
    [
      'the listed one of two with its code',
      [stored(1, '1', 'A-1'), stored(2, '7', 'A-1', { withdrawn: true })],
      [row('9', 'A-1')],
      [1],
    ],
    ['the one of its number, under a new code', loaded, [row('1', 'A-1x')], [1]],
    ['the one of its code, under a new number', loaded, [row('1x', 'A-1')], [1]],
    ['new', loaded, [row('9', 'A-9')], [null]],
    ['the one that formerly names', loaded, [row('9', 'A-9', 'A-1')], [1]],
    ['unknown if formerly names none', loaded, [row('9', 'A-9', 'A-8')], [null, 'formerly_unknown']],
    ['new if nothing was loaded before, whatever `formerly` names', [], [row('9', 'A-9', 'A-8')], [null]],
    ['the one that formerly names, in a chain', loaded, [row('2', 'A-2', 'A-1'), row('3', 'A-3', 'A-2')], [1, 2]],
    ['the one that formerly names, in a swap', loaded, [row('2', 'A-2', 'A-1'), row('1', 'A-1', 'A-2')], [1, 2]],
    ['new at the place of one that moved', loaded, [row('9', 'A-9', 'A-1'), row('1', 'A-1')], [1, null]],
    [
      'the same after formerly was followed, even in a chain',
      [stored(1, '2', 'A-2', { formerly: 'A-1' }), stored(2, '3', 'A-3', { formerly: 'A-2' })],
      [row('2', 'A-2', 'A-1'), row('3', 'A-3', 'A-2')],
      [1, 2],
    ],
    ['the one of its code that took the number of one that is gone', loaded, [row('2', 'A-1')], [1]],
    [
      'unclear if numbers and codes were exchanged',
      loaded,
      [row('1', 'A-2'), row('2', 'A-1')],
      [2, 1, 'unit_ambiguous', 'unit_ambiguous'],
    ],
    ['unambiguous again if `formerly` states it', loaded, [row('1', 'A-2', 'A-1'), row('2', 'A-1', 'A-2')], [1, 2]],
    [
      'unclear if one row has its number and another its code',
      loaded,
      [row('1', 'A-9'), row('9', 'A-1')],
      [1, 1, 'unit_ambiguous', 'unit_ambiguous'],
    ],
    [
      'the listed one if its code belongs to a withdrawn one',
      [stored(1, '1', 'A-1'), stored(2, '7', 'A-2', { withdrawn: true })],
      [row('1', 'A-2')],
      [1],
    ],
  ])('%s', (_, units, rows, result) => expect(matched(units, rows)).toEqual(result));

  it('never shared by two rows without a problem', () => {
    const name = fc.integer({ min: 1, max: 4 }).map(String);
    const rows = fc.array(fc.record({ number: name, code: name, formerly: fc.option(name) }), { maxLength: 5 });
    const units = fc.uniqueArray(fc.record({ number: name, code: name, formerly: fc.option(name) }), {
      maxLength: 4,
      selector: ({ number }) => number,
    });
    fc.assert(
      fc.property(units, rows, (kept, wanted) => {
        const before = kept.map(({ number, code, formerly }, id) => stored(id + 1, number, code, { formerly }));
        const { ids, problems } = matchUnits(
          before,
          wanted.map((one) => row(one.number, one.code, one.formerly)),
        );
        const clear = ids.filter((id, index) => id !== null && !problems.has(index));
        expect(new Set(clear).size).toBe(clear.length);
      }),
    );
  });
});

describe('a building of a package is', () => {
  const buildings = [
    { id: 1, code: 'A', formerly: null },
    { id: 2, code: 'B', formerly: null },
  ];
  it.each([
    ['that of its code', [{ code: 'A', formerly: null }], [1], []],
    ['that of its former code', [{ code: 'C', formerly: 'A' }], [1], []],
    [
      'that of its former code, in a chain',
      [
        { code: 'B', formerly: 'A' },
        { code: 'C', formerly: 'B' },
      ],
      [1, 2],
      [],
    ],
    [
      'new at the place of one that was renamed',
      [
        { code: 'C', formerly: 'A' },
        { code: 'A', formerly: null },
      ],
      [1, null],
      [],
    ],
    ['unknown if formerly names none', [{ code: 'C', formerly: 'X' }], [null], [0]],
  ])('%s', (_, rows, ids, unknown) => expect(matchBuildings(buildings, rows)).toEqual({ ids, unknown }));

  it('new if nothing was loaded before, whatever `formerly` names', () => {
    expect(matchBuildings([], [{ code: 'C', formerly: 'X' }])).toEqual({ ids: [null], unknown: [] });
  });

  it('the renamed one in the next package too, though another building has the former code since', () => {
    const stored = [
      { id: 1, code: 'C', formerly: 'A' },
      { id: 3, code: 'A', formerly: null },
    ];
    const rows = stored.map(({ code, formerly }) => ({ code, formerly }));
    expect(matchBuildings(stored, rows)).toEqual({ ids: [1, 3], unknown: [] });
  });
});
