import { expect, test } from 'vitest';
import type { BuiltPackage } from '#tools/testing/build-package.ts';
import { ownListedMistakes, replaced } from '#tools/testing/listed-mistakes.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';

const listed = ownListedMistakes();
const saying = (text: string) => expect.stringContaining(text) as unknown;

/** Changes the rows of the table of units; columns are counted from 0: building, number, code, level. */
const rows = (change: (cells: string[], row: number, all: readonly string[][]) => string[]) => (built: BuiltPackage) =>
  built.change('units.csv', (text) => {
    const [header = '', ...lines] = text.trimEnd().split('\n');
    const all = lines.map((line) => line.split(','));
    return `${[header, ...all.map((cells, row) => change(cells, row, all).join(','))].join('\n')}\n`;
  });

const grossArea = 10;

test.each<[string, (built: BuiltPackage) => Promise<void>, string, string, number | null, string]>([
  [
    'a column of codes that was sorted alone',
    rows((cells, row, all) => cells.with(2, (row < 12 ? all[11 - row]?.[2] : cells[2]) ?? '')),
    'codes_shuffled',
    'units.csv',
    2,
    'The code of unit 001 is "A-204"',
  ],
  [
    'codes without the building',
    rows((cells) => cells.with(2, (cells[2] ?? '').replace(/^[AB]-/, 'X-'))),
    'duplicate_key',
    'units.csv',
    14,
    'code "X-001" is already on line 2 (likewise other values on lines 15, 16, ',
  ],
  [
    'the decimal mark of an Arabic keyboard in a few values',
    rows((cells, row) => cells.with(grossArea, ['84٫5', '85٫25'][row % 2] ?? '')),
    'number_format',
    'units.csv',
    2,
    'Column gross_area is "84٫5", which is not a number (likewise other values on lines 3, 4, ',
  ],
  [
    'prices in the unit of the currency, some with decimals',
    rows((cells, row) => cells.with(8, `${150_000 + row}${row % 2 === 0 ? '' : '.5'}`).with(9, '0')),
    'price_format',
    'units.csv',
    3,
    'is not a whole number of minor units',
  ],
  [
    'a table that was not downloaded',
    (built) => built.write('places.csv', Buffer.alloc(500)),
    'content_other',
    'places.csv',
    null,
    'The content of places.csv is empty',
  ],
  [
    'outlines of units without names',
    replaced('plans/af1.svg', / id="unit-\d+"/g, ''),
    'shape_without_id',
    'plans/af1.svg',
    1,
    'Name the layer after what it outlines',
  ],
])('%s is one entry of the list', async (_, change, code, file, line, says) => {
  expect(await listed(change)).toEqual([[code, file, line, saying(says)]]);
});

test('a plan of two buildings with the names of another floor is one mistake', async () => {
  const twin = (code: string) => apartmentBuilding(code, { className: 'A', levels: [0, 1], unitsPerLevel: 3 });
  const rename = replaced('plans/af1.svg', /id="unit-1/g, 'id="unit-9');
  expect(await listed(rename, { buildings: [twin('A'), twin('A2'), apartmentBuilding('B')] })).toEqual([
    ['outlines_other_names', 'plans/af1.svg', 1, saying('Units without a polygon: 101, 102, 103')],
  ]);
});

test('a building that is a floor too high says nothing of the names of its floors', async () => {
  const raise = async (built: BuiltPackage) => {
    await built.write('levels.csv', 'level,classes,name_en,name_tr\n0,A,Lobby,Lobi\n');
    await rows((cells) => cells.with(3, String(Number(cells[3]) + 1)))(built);
  };
  expect(await listed(raise, { buildings: [apartmentBuilding('A')] })).toEqual([
    ['units_on_other_plans', 'units.csv', expect.any(Number), saying('all by 1: 12')],
  ]);
});

test('names of the project that are exchanged between two languages are one warning', async () => {
  const settings = { projectName: 'Ηλιόσπιτα', projectNames: { el: 'Sun houses' }, languages: ['en', 'tr', 'el'] };
  const list = await listed(() => Promise.resolve(), { settings });
  expect(list.filter(([code]) => code === 'texts_exchanged')).toEqual([
    [
      'texts_exchanged',
      'development.json',
      expect.any(Number),
      saying('settings.projectName and settings.projectNames.el'),
    ],
  ]);
});
