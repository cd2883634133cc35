import { readFile, rename, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { BuiltPackage } from '#tools/testing/build-package.ts';
import { ownListedMistakes, replaced } from '#tools/testing/listed-mistakes.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';

const listed = ownListedMistakes();
const saying = (text: string) => expect.stringContaining(text) as unknown;
const removed =
  (...files: string[]) =>
  async (built: BuiltPackage) => {
    for (const file of files) await rm(built.path(file), { recursive: true });
  };
const moved = (from: string, to: string) => async (built: BuiltPackage) => {
  await rename(built.path(from), built.path('moved'));
  await built.write(`${to}/.keep`, '');
  await rm(built.path(to), { recursive: true });
  await rename(built.path('moved'), built.path(to));
};
/** Changes the rows of the table of units; columns are counted from 0: building, number, code, level. */
const rows =
  (change: (cells: string[], row: number, all: readonly string[][]) => string[] | null) => (built: BuiltPackage) =>
    built.change('units.csv', (text) => {
      const [header = '', ...lines] = text.trimEnd().split('\n');
      const all = lines.map((line) => line.split(','));
      const changed = all.flatMap((cells, row) => change(cells, row, all)?.join(',') ?? []);
      return `${[header, ...changed].join('\n')}\n`;
    });
const copied = (from: string, to: string) => async (built: BuiltPackage) =>
  built.write(to, await readFile(built.path(from)));

test.each<[string, (built: BuiltPackage) => Promise<void>, string, string, number | null, string]>([
  ['a missing folder of fronts', removed('fronts'), 'folder_absent', 'fronts/', null, 'The folder fronts/ is missing'],
  ['a missing folder of plans', removed('plans'), 'folder_absent', 'plans/', null, 'The folder plans/ is missing'],
  ['a missing folder of pictures', removed('pictures'), 'folder_absent', 'pictures/', null, 'next to development.json'],
  [
    'a missing folder of legal pages',
    removed('legal'),
    'legal_missing',
    'legal/imprint.en.md',
    null,
    '(likewise legal/imprint.tr.md, legal/privacy.en.md, legal/privacy.tr.md)',
  ],
  [
    'a front without its picture and drawing',
    removed('fronts/a.svg', 'fronts/a.webp'),
    'front_absent',
    'buildings.csv',
    2,
    'class A has no front: fronts/a.svg and fronts/a.webp are missing',
  ],
  [
    'a folder within itself',
    moved('plans', 'plans/plans'),
    'folder_nested',
    'plans/plans/',
    null,
    'Move them up into plans/',
  ],
  [
    'plans in a folder of another language',
    moved('plans', 'Grundrisse'),
    'folder_misnamed',
    'Grundrisse/',
    null,
    'Rename it to plans',
  ],
  [
    'fronts in a folder of another language',
    moved('fronts', 'Cepheler'),
    'folder_misnamed',
    'Cepheler/',
    null,
    'Rename it to fronts',
  ],
  [
    'settings that were downloaded twice',
    async (built) => rename(built.path('development.json'), built.path('development (1).json')),
    'file_missing',
    'development.json',
    null,
    'there is development (1).json',
  ],
  [
    'a picture with another ending after its own',
    async (built) => rename(built.path('fronts/a.webp'), built.path('fronts/a.webp.jpg')),
    'picture_missing',
    'buildings.csv',
    2,
    'there is fronts/a.webp.jpg, with one ending too many',
  ],
  [
    'a deleted row of a building',
    replaced('buildings.csv', /^A,.*\n/m, ''),
    'building_row_missing',
    'buildings.csv',
    null,
    'no row for building "A"',
  ],
  [
    'deleted rows of all villas',
    replaced('buildings.csv', /^V.*\n/gm, ''),
    'building_row_missing',
    'buildings.csv',
    null,
    'no row for building "V1", although there are units and other things of it (likewise V2)',
  ],
  [
    'a code of a building that is misspelt only in its row',
    replaced('buildings.csv', /^A,/m, 'AA,'),
    'building_other_code',
    'buildings.csv',
    2,
    'Write "A" as the code',
  ],
  [
    'a column of buildings that was filled down',
    rows((cells) => (cells[0]?.startsWith('V') === true ? cells.with(0, 'A').with(1, cells[0]) : cells)),
    'units_of_other_building',
    'units.csv',
    26,
    'Buildings that have plans, but no unit: V1, V2',
  ],
  [
    'a column of levels that was sorted alone',
    rows((cells, row, all) => (row < 12 ? cells.with(3, all[11 - row]?.[3] ?? '').with(2, cells[2] ?? '') : cells)),
    'plans_exchanged',
    'plans/af0.svg',
    null,
    'plans/af0.svg and plans/af2.svg seem to be exchanged',
  ],
  [
    'a column of levels in disorder',
    rows((cells, row) => (row < 12 ? cells.with(3, String((row * 7) % 3)) : cells)),
    'unit_on_other_plan',
    'units.csv',
    3,
    '(likewise ',
  ],
  [
    'a floor whose units were deleted',
    rows((cells) => (cells[0] === 'A' && cells[3] === '2' ? null : cells)),
    'plan_without_units',
    'plans/af2.svg',
    null,
    'no unit on floor 2 of class A',
  ],
  [
    'a table of units that was cut',
    rows((cells, row) => (row < 16 ? cells : null)),
    'plan_without_units',
    'plans/bf1.svg',
    null,
    'likewise plans/bf2.svg, plans/vf0.svg',
  ],
  [
    'a plan saved over that of another floor',
    copied('plans/af1.svg', 'plans/af2.svg'),
    'plan_overwritten',
    'plans/af2.svg',
    null,
    'the same file as plans/af1.svg',
  ],
  [
    'numbers with decimals',
    rows((cells) => cells.with(1, `${cells[1]?.replace(/^0+(?=.)/, '')}.0`)),
    'numbers_respelt',
    'units.csv',
    2,
    'is "001" in plans/af0.svg',
  ],
  [
    'texts by key',
    replaced(
      'development.json',
      /"texts": \{[^]*\}(?=\s*\}\s*$)/,
      '"texts": { "tagline": { "en": "By the sea", "tr": "Denizde" }, "address": { "en": "Pier 4", "tr": "Rıhtım 4" } }',
    ),
    'texts_by_key',
    'development.json',
    expect.any(Number) as never,
    'by their keys, such as tagline',
  ],
  [
    'a short legal page that is exchanged between two languages',
    async (built) => {
      await built.write('legal/imprint.en.md', '# Künye\n\nHarbour Ltd, Hamburg\n');
      await built.write('legal/imprint.tr.md', '# Imprint\n\nHarbour Ltd, Hamburg\n');
    },
    'texts_exchanged',
    'legal/imprint.en.md',
    1,
    'legal/imprint.en.md and legal/imprint.tr.md seem to be exchanged',
  ],
  [
    'a page of one sentence that is exchanged between two languages',
    async (built) => {
      await built.write('legal/storage.en.md', '# Bilgiler\n\nBu sayfalar bir dil ve oturum tutar.\n');
      await built.write('legal/storage.tr.md', '# Storage\n\nThese pages keep the language and a session.\n');
    },
    'texts_exchanged',
    'legal/storage.en.md',
    1,
    'legal/storage.en.md and legal/storage.tr.md seem to be exchanged',
  ],
])('%s is one entry of the list', async (_, change, code, file, line, says) => {
  expect(await listed(change)).toEqual([[code, file, line, saying(says)]]);
});

test('groups of outlines that all have another name are one mistake', async () => {
  const rename = async (built: BuiltPackage) => {
    for (const plan of ['af0', 'af1', 'bf0'])
      await replaced(`plans/${plan}.svg`, 'id="units"', 'id="Wohnungen"')(built);
  };
  const [entry, ...others] = await listed(rename);
  expect(entry).toEqual(['units_group_missing', 'plans/af0.svg', 1, saying('named "units"')]);
  expect(entry?.[3]).toContain('(also in plans/af1.svg:1, plans/bf0.svg:1)');
  expect(others).toEqual([]);
});

test('two outlines whose names were not exported are one mistake', async () => {
  const rename = replaced('plans/af1.svg', /id="unit-10[12]"/g, '');
  expect(await listed(rename)).toEqual([['shape_without_id', 'plans/af1.svg', 1, saying('no name of its own')]]);
});

test('a missing table of fronts is one mistake, not one of each front', async () => {
  const remove = async (built: BuiltPackage) => {
    for (const side of ['sea', 'street'])
      for (const ending of ['svg', 'webp']) await copied(`fronts/a.${ending}`, `fronts/a/${side}.${ending}`)(built);
    await removed('fronts/a.svg', 'fronts/a.webp')(built);
  };
  expect(await listed(remove)).toEqual([['file_missing', 'fronts.csv', null, saying('fronts.csv is missing')]]);
});

test('duplexes whose flags are all missing are one mistake', async () => {
  const buildings = ['A', 'B'].map((code) => apartmentBuilding(code, { dublexLevels: [0, 1, 2] }));
  const empty = rows((cells) => cells.with(4, ''));
  expect(await listed(empty, { buildings })).toEqual([
    ['polygon_not_duplex', expect.stringMatching(/^plans\/[ab]f\dd\.svg$/), expect.any(Number), saying('(likewise ')],
  ]);
});

test('an upper floor with the plan of the lower one is a warning if all its outlines are named', async () => {
  const villa = apartmentBuilding('V', { isVilla: true, levels: [0], unitsPerLevel: 1, dublexLevels: [0] });
  const copy = copied('plans/vf0.svg', 'plans/vf0d.svg');
  const list = await listed(copy, { buildings: [apartmentBuilding('A'), apartmentBuilding('B'), villa] });
  expect(list).toEqual([['plan_copied', 'plans/vf0d.svg', null, saying('plans/vf0.svg')]]);
});

test('paths with backslashes are those of files', async () => {
  const backslashes = (built: BuiltPackage) =>
    built.change('apartment-types.csv', (text) => text.replaceAll('/', '\\'));
  expect(await listed(backslashes)).toEqual([]);
});

test('a unit of a building that is nowhere else names it by mistake', async () => {
  const misspell = rows((cells, row) => (row === 2 ? cells.with(0, 'Q') : cells));
  expect(await listed(misspell)).toEqual([['building_unknown', 'units.csv', 4, saying('There is no building "Q"')]]);
});
