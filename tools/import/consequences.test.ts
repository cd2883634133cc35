import { rename } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { ownPackages } from '#tools/testing/own-packages.ts';
import { changeCells, shiftLevels } from '#tools/testing/planted/change-cells.ts';

const newPackage = ownPackages();

/** What the check lists, in its order: code, file and line. */
async function listed(built: BuiltPackage) {
  const { mistakes, warnings } = await checkHere(built.folder);
  return [...mistakes, ...warnings].map(({ code, file, line }) => [code, file, line]);
}

test('floors that the table counts from one are one mistake, not one for each unit or building', async () => {
  const built = await newPackage();
  await shiftLevels(built, 1);
  const { mistakes, warnings } = await checkHere(built.folder);
  expect(warnings).toEqual([]);
  expect(mistakes.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['units_on_other_plans', 'units.csv', 6],
  ]);
  expect(mistakes[0]?.what).toContain('all by 1: 18. Unit 101 of building Δ is on floor 2');
  expect(mistakes[0]?.todo).toContain('0 is the ground floor');
});

test('plans whose names count floors from one are one mistake, and none of the front', async () => {
  const built = await newPackage();
  for (const [from, to] of [
    ['2d', '3d'],
    ['2', '3'],
    ['1', '2'],
    ['0', '1'],
  ])
    await rename(built.path(`plans/δf${from}.svg`), built.path(`plans/δf${to}.svg`));
  expect(await listed(built)).toEqual([['units_on_other_plans', 'units.csv', 2]]);
});

test.each([
  ['an apostrophe', "'001", 'code_format'],
  ['a date', '2026-01-01', 'code_date'],
  ['the number of another unit', '002', 'duplicate_number'],
])('%s as the number of a unit is one mistake, and none of its polygon', async (_, number, code) => {
  const built = await newPackage();
  const line = code === 'duplicate_number' ? 4 : 2;
  await changeCells(built, [line], { number });
  expect(await listed(built)).toEqual([[code, 'units.csv', line]]);
});

test('a number with a mistake does not hide polygons that no unit has', async () => {
  const built = await newPackage();
  await changeCells(built, [2], { number: "'001" });
  await built.change('plans/δf0.svg', (svg) =>
    svg.replace('</g></svg>', '<rect id="unit-009" width="9" height="9"/>$&'),
  );
  expect(await listed(built)).toEqual([
    ['polygon_without_unit', 'plans/δf0.svg', 1],
    ['polygon_without_unit', 'plans/δf0.svg', 1],
    ['code_format', 'units.csv', 2],
  ]);
});

test.each([
  ['Arabic digits', 'unit-٠٠١', '001', 'plans/δf0.svg', 1],
  ['a line that Figma adds', 'unit-001_', '001', 'plans/δf0.svg', 1],
  ['fewer zeros', 'unit-1', '001', 'plans/δf0.svg', 1],
  ['the zeros that a spreadsheet dropped', 'unit-001', '1', 'units.csv', 2],
])('a polygon with %s in its name is one mistake, and none of its unit', async (_, id, number, file, line) => {
  const built = await newPackage();
  await built.change('plans/δf0.svg', (svg) => svg.replace('unit-001', id));
  await changeCells(built, [2], { number });
  const [one, ...others] = await listed(built);
  expect([others, one?.slice(1)]).toEqual([[], [file, line]]);
});

test.each(['\u200funit-001', 'unit-\u200e001', 'unit-001\u200b', 'unit-\u00ad001', '\ufeffunit-001'])(
  'characters in the name of a polygon that nobody can see do not count: %j',
  async (id) => {
    const built = await newPackage();
    await built.change('plans/δf0.svg', (svg) => svg.replace('unit-001', id));
    expect(await listed(built)).toEqual([]);
  },
);

test('a row that an open quotation mark loses leaves the polygons of the other units checked', async () => {
  const built = await newPackage();
  await built.change('units.csv', (text) => text.replace('\nΔ,002', '\n"Δ,002'));
  expect(await listed(built)).toEqual([['csv_unreadable', 'units.csv', 3]]);
  await built.change('plans/δf0.svg', (svg) => svg.replace('unit-001', 'unit-999'));
  await built.change('fronts/δ.svg', (svg) => svg.replace('floor-2', 'floor-9'));
  expect(await listed(built)).toEqual([
    ['floor_without_outline', 'fronts/δ.svg', 1],
    ['polygon_without_unit', 'plans/δf0.svg', 1],
    ['unit_without_polygon', 'units.csv', 2],
    ['csv_unreadable', 'units.csv', 3],
  ]);
});

test('a row that is lost may be that of any unit, even of the only one on its floor', async () => {
  const built = await newPackage();
  await built.change('units.csv', (text) => text.replace(/\nΔ,(2\d\d)(?=.*\n)/g, '\n"Δ,$1'));
  const mistakes = await listed(built);
  expect(new Set(mistakes.map(([code]) => code))).toEqual(new Set(['csv_unreadable']));
});

test('a panorama at an unknown place is one mistake, as it is meant to be listed', async () => {
  const built = await newPackage();
  await built.write('pictures/hall.webp', await picture(3000, 1500, 90, 'webp'));
  const header = 'slug,name_en,name_tr,place,picture,yaw,pitch';
  await built.write('panoramas.csv', `${header}\nhall,Hall,Salon,facilty,hall.webp,0,0\n`);
  expect(await listed(built)).toEqual([['choice_unknown', 'panoramas.csv', 2]]);
  await built.write('panoramas.csv', `${header}\nhall,Hall,Salon,,hall.webp,0,0\n`);
  expect(await listed(built)).toEqual([['panorama_unreachable', 'panoramas.csv', 2]]);
});

test.each(['1. OG', '2nd', '3. kat', 'EG'])('%s as a level says how floors are counted', async (level) => {
  const built = await newPackage();
  await changeCells(built, [2], { level });
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ code }) => code)).toEqual(['integer_format']);
  expect(mistakes[0]?.todo).toContain('0 is the ground floor');
});

test('rows with other commas than the header are one mistake, and none of the units of their buildings', async () => {
  const built = await newPackage();
  await built.change('buildings.csv', (text) => text.replaceAll(',', '،').replace(/^[^\n]*/, text.split('\n')[0]!));
  expect(await listed(built)).toEqual([
    ['row_separator', 'buildings.csv', 2],
    ['row_separator', 'buildings.csv', 3],
  ]);
  await built.change('buildings.csv', (text) =>
    text.replaceAll('،', ',').replace(/^[^\n]*/, (row) => row.replaceAll(',', '，')),
  );
  expect(await listed(built)).toEqual([['csv_separator', 'buildings.csv', 1]]);
});

test('a building in another alphabet is one mistake, and none of the names of its levels', async () => {
  const built = await newPackage();
  await built.write('levels.csv', 'level,classes,name_en,name_tr\n2,Δ,Garden floor,Bahçe katı\n');
  await built.change('units.csv', (text) => text.replaceAll('\nΔ,', '\nδ,'));
  expect(await listed(built)).toEqual([['building_unknown', 'units.csv', 2]]);
});

test('a polygon with letters for digits in its name is one mistake, and none of its unit', async () => {
  const built = await newPackage();
  await built.change('plans/δf0.svg', (svg) => svg.replace('unit-001', 'unit-0О1'));
  expect(await listed(built)).toEqual([['polygon_without_unit', 'plans/δf0.svg', 1]]);
});

test('a misspelt key of one language is one mistake, and its text is not missing there', async () => {
  const built = await newPackage();
  await built.change('development.json', (json) =>
    json
      .replace('"greeting": "Welcome"', '"greeting": "Welcome", "intro_txt": "By the sea"')
      .replace('"greeting": "Hoş geldiniz"', '"greeting": "Hoş geldiniz", "intro_text": "Deniz kıyısında"'),
  );
  const [one, ...others] = await listed(built);
  expect([one?.[0], others]).toEqual(['text_unknown', []]);
});

test('a legal page without a title is checked to its end, and a title further down is no mistake of its own', async () => {
  const built = await newPackage();
  await built.write('legal/imprint.en.md', 'Last changed in May\n\n# Imprint\n\n[Call](javascript:1)\n\n> Quoted\n');
  expect(await listed(built)).toEqual([
    ['legal_title', 'legal/imprint.en.md', 1],
    ['legal_link', 'legal/imprint.en.md', 5],
    ['legal_element', 'legal/imprint.en.md', 7],
  ]);
});
