import { expect, test } from 'vitest';
import { unitFactNames } from '#domain/units/unit-facts.ts';
import { Report } from '../mistakes/report.ts';
import type { ReadUnit } from './read-units.ts';
import { warnOfFacts } from './warn-of-facts.ts';

/** A unit in whose row every fact is the same number. Each reading of one is counted. */
function unitOf(line: number, roomType: string, value: number, count: () => void = () => {}): ReadUnit {
  const facts = Object.fromEntries(unitFactNames.map((name) => [name, value]));
  const unit: Partial<ReadUnit> = { file: 'units.csv', line, building: 'A', room_type: roomType, price: 1, ...facts };
  const counted = new Proxy(unit, {
    get: (row, name) => {
      if (unitFactNames.some((fact) => fact === name)) count();
      return Reflect.get(row, name) as unknown;
    },
  });
  return counted as ReadUnit;
}

/** One unit of each area, with the same room type. */
const alike = (...areas: number[]) => areas.map((area) => ['2+1', area] as const);

test.each([
  ['the median of the others', alike(90, 90, 100, 1000), '90', [4]],
  ['nothing, if there are few others', alike(90, 1000), '', []],
  ['the largest of other kinds', [...alike(80, 90, 100), ['6+2', 900] as const], '100', [4]],
] as const)('a unit is compared with %s', (_, rows, usual, lines) => {
  const report = new Report('en');
  const units = rows.map(([type, value], index) => unitOf(index + 1, type, value));
  warnOfFacts(units, [], report);
  const unusual = report.warnings.filter(({ code, what }) => code === 'fact_unusual' && what.includes('net_area'));
  expect(unusual.map(({ line }) => line)).toEqual(lines);
  for (const { what } of unusual) expect(what).toContain(usual);
});

test('how often a row is looked at does not depend on how many there are', () => {
  const readsOf = (count: number) => {
    let reads = 0;
    const units = Array.from({ length: count }, (_, index) => unitOf(index + 1, '2+1', 90, () => reads++));
    warnOfFacts(units, [], new Report('en'));
    return reads / count;
  };
  expect(readsOf(400)).toBe(readsOf(40));
});

test('a price that is far from those of similar units is named', () => {
  const report = new Report('en');
  const units = [28_000_000, 29_000_000, 30_000_000, 31_000_000, 3_000_000].map((price, index): ReadUnit => {
    const unit = unitOf(index + 2, '2+1', 90);
    return new Proxy(unit, { get: (row, name) => (name === 'price' ? price : (Reflect.get(row, name) as unknown)) });
  });
  warnOfFacts(units, [], report);
  expect(report.warnings.map(({ code, line, what }) => [code, line, what])).toEqual([
    ['price_unusual', 6, 'The price is 3000000; that of similar units is about 30000000'],
  ]);
});
