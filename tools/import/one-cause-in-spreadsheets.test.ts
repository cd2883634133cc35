import { expect, test } from 'vitest';
import type { BuiltPackage } from '#tools/testing/build-package.ts';
import { ownListedMistakes, replaced } from '#tools/testing/listed-mistakes.ts';

const listed = ownListedMistakes();
const saying = (text: string) => expect.stringContaining(text) as unknown;

/** Columns of the table of units, counted from 0. */
const at = { level: 3, price: 8, furniture: 9, gross: 10, net: 11 };

const withRows = (change: (rows: string[][]) => string[][]) => (built: BuiltPackage) =>
  built.change('units.csv', (text) => {
    const [header = '', ...lines] = text.trimEnd().split('\n');
    return `${[header, ...change(lines.map((line) => line.split(','))).map((row) => row.join(','))].join('\n')}\n`;
  });

const sortedAlone = (column: number, direction: 1 | -1) => (rows: string[][]) => {
  const values = rows.map((row) => row[column] ?? '').toSorted((a, b) => direction * (Number(a) - Number(b)));
  return rows.map((row, index) => row.with(column, values[index] ?? ''));
};

/** A price list: three sizes on each floor, dearer by size and a little by floor. */
const realistic = (rows: string[][]) =>
  rows.map((row, index) => {
    const area = [45, 80, 130][index % 3] ?? 45;
    const price = area * 500_000 + Number(row[at.level]) * 400_000 + index * 1000;
    return row
      .with(at.gross, String(area))
      .with(at.net, String(area - 8))
      .with(at.price, String(price))
      .with(at.furniture, '0');
  });
const filter = { settings: { priceFilter: { step: 1000, minimum: 0, maximum: 900_000_000 } } };

test.each([1, -1] as const)('levels that were sorted alone (%s) are one mistake of the column', async (direction) => {
  expect(await listed(withRows(sortedAlone(at.level, direction)))).toEqual([
    ['levels_sorted', 'units.csv', expect.any(Number), saying('the column level was sorted without the others')],
  ]);
});

test('a class of which nothing is drawn is one mistake, with the classes that are', async () => {
  expect(await listed(replaced('buildings.csv', '\nV1,V,', '\nV1,W,'))).toEqual([
    [
      'class_undrawn',
      'buildings.csv',
      4,
      saying('No front or plan is of class "W". Correct class_name (known are A, B, V)'),
    ],
  ]);
});

test('a language that is no longer offered is one warning for all of its texts and pages', async () => {
  const [entry, ...others] = await listed(() => Promise.resolve(), { settings: { languages: ['en'] } });
  expect(others).toEqual([]);
  expect(entry).toEqual(['texts_not_offered', 'development.json', expect.any(Number), saying('does not list tr')]);
  expect(entry?.[3]).toContain('legal/imprint.tr.md');
});

test('ink and paper that are exchanged are one mistake', async () => {
  const others = { inkSoft: '#46514c', inkFaint: '#5f6a65', accent: '#9c1750', error: '#b3261e' };
  const settings = { brand: { colours: { ink: '#f7f4ee', paper: '#17211d', ...others } } };
  const list = await listed(() => Promise.resolve(), { settings });
  expect(list.filter(([code]) => String(code).startsWith('brand_'))).toEqual([
    ['brand_paper', 'development.json', expect.any(Number), saying('(ink and paper seem to be exchanged)')],
  ]);
});

test('prices that were continued as a series are one warning', async () => {
  const continued = (rows: string[][]) =>
    realistic(rows).map((row, index) => (index < 3 ? row : row.with(at.price, String(55_000_000 + index))));
  expect(await listed(withRows(continued), filter)).toEqual([
    ['prices_series', 'units.csv', 5, saying('Prices count up from 55000003 to 55000025 in 23 rows')],
  ]);
});

test.each([1, -1] as const)('prices that were sorted alone (%s) are one warning', async (direction) => {
  const shuffled = (rows: string[][]) => sortedAlone(at.price, direction)(realistic(rows));
  expect(await listed(withRows(shuffled), filter)).toEqual([
    ['prices_sorted', 'units.csv', 2, saying('do not follow the areas of the units')],
  ]);
});

test.each<[string, (rows: string[][]) => string[][]]>([
  ['in the order of the floors', realistic],
  [
    'sorted by price as a whole',
    (rows) => realistic(rows).toSorted((a, b) => Number(a[at.price]) - Number(b[at.price])),
  ],
  [
    'of equal units, dearer from floor to floor',
    (rows) =>
      rows.map((row, index) => row.with(at.price, String(50_000_000 + index * 500_000)).with(at.furniture, '0')),
  ],
])('a real price list %s has no warning', async (_, change) => {
  expect(await listed(withRows(change), filter)).toEqual([]);
});
