import { rename } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { cell, ownListedMistakes, replaced } from '#tools/testing/listed-mistakes.ts';

const listed = ownListedMistakes();
const saying = (text: string) => expect.stringContaining(text) as unknown;

test.each([
  ['Greek', 'A,A,', 'A,Α,', 2, 'is "Α" with the letter Greek Α, which looks like Latin A in fronts/a.svg. Write "A"'],
  ['Cyrillic', 'B,B,', 'B,В,', 3, 'the letter Cyrillic В, which looks like Latin B in fronts/b.svg. Write "B"'],
])('a class of buildings with a %s letter is one mistake, whatever it hides', async (_, from, to, line, says) => {
  expect(await listed(replaced('buildings.csv', from, to))).toEqual([
    ['lookalike_elsewhere', 'buildings.csv', line, saying(says)],
  ]);
});

test('a building whose code has a letter that its units lack is one mistake', async () => {
  expect(await listed(replaced('buildings.csv', 'A,A,', 'Α,A,'))).toEqual([
    ['lookalike_elsewhere', 'buildings.csv', 2, saying('looks like Latin A in units.csv. Write "A"')],
  ]);
});

test('a marker with a building in other letters is one mistake', async () => {
  expect(await listed(replaced('rotator/rotator.json', '"building": "A"', '"building": "А"'))).toEqual([
    ['building_unknown', 'rotator/rotator.json', expect.any(Number), saying('did you mean "A"? Some of its letters')],
  ]);
});

test('a class by another name than that of all its files is one mistake, for several buildings, too', async () => {
  const says = 'No front or plan is of class "Villa"; fronts/v.svg and others are of "v", which no building has';
  expect(await listed(replaced('buildings.csv', /,V,/g, ',Villa,'))).toEqual([
    ['class_without_files', 'buildings.csv', 4, saying(says)],
  ]);
});

test('mistakes in the plans of a misnamed class are listed beside it', async () => {
  const mistakes = await listed(async (built) => {
    await replaced('buildings.csv', 'A,A,', 'A,Α,')(built);
    await replaced('plans/af1.svg', 'unit-101', 'unit-terrace')(built);
  });
  expect(mistakes.map(([code, file]) => [code, file])).toEqual([
    ['lookalike_elsewhere', 'buildings.csv'],
    ['polygon_without_unit', 'plans/af1.svg'],
    ['unit_without_polygon', 'units.csv'],
  ]);
});

test.each<[string, (built: BuiltPackage) => Promise<void>, string, string, number | null, string]>([
  [
    'a number with the decimals of a spreadsheet',
    cell(6, 'number', '101.0'),
    'numbers_respelt',
    'units.csv',
    6,
    '"101.0" of building A is "101" in plans/af1.svg',
  ],
  [
    'a polygon with a typing error in its name',
    replaced('plans/af1.svg', 'unit-101', 'unit-191'),
    'polygon_without_unit',
    'plans/af1.svg',
    1,
    'did you mean "101"?',
  ],
  [
    'two plans with the names of each other',
    async (built) => {
      await rename(built.path('plans/af1.svg'), built.path('plans/other.svg'));
      await rename(built.path('plans/af2.svg'), built.path('plans/af1.svg'));
      await rename(built.path('plans/other.svg'), built.path('plans/af2.svg'));
    },
    'plans_exchanged',
    'plans/af1.svg',
    null,
    'The plans plans/af1.svg and plans/af2.svg seem to be exchanged',
  ],
  [
    'a plan with the name of a copy',
    (built) => rename(built.path('plans/af1.svg'), built.path('plans/af1 (1).svg')),
    'plan_unknown',
    'plans/af1 (1).svg',
    null,
    'did you mean "plans/af1.svg"?',
  ],
  [
    'a front with the name of a copy',
    (built) => rename(built.path('fronts/a.svg'), built.path('fronts/a - Kopie.svg')),
    'front_missing',
    'buildings.csv',
    2,
    'there is fronts/a - Kopie.svg',
  ],
  [
    'a floor with the name of another',
    replaced('fronts/a.svg', 'floor-2', 'floor-1'),
    'outline_floor_twice',
    'fronts/a.svg',
    1,
    'Name one of them after its own floor',
  ],
  [
    'an outline with a width that is no number',
    replaced('plans/af1.svg', /(id="unit-101".*?width=")\d+/, '$1NaN'),
    'shape_unreadable',
    'plans/af1.svg',
    1,
    'width is "NaN"',
  ],
  [
    'an outline that refers to nothing',
    replaced('plans/af1.svg', /<rect id="unit-101"[^>]*>/, '<use id="unit-101" href="#gone"/>'),
    'shape_unreadable',
    'plans/af1.svg',
    1,
    'its reference leads nowhere: #gone',
  ],
  [
    'a picture of another site in a plan',
    replaced('plans/af1.svg', '<g id="units">', '<image href="file:///C:/plan.png" width="9" height="9"/>$&'),
    'svg_external',
    'plans/af1.svg',
    1,
    'href file:///C:/plan.png',
  ],
  [
    'a front in two formats',
    async (built) => built.write('fronts/a.png', await picture(960, 540, 3, 'png')),
    'file_twice',
    'buildings.csv',
    2,
    'fronts/a.webp and fronts/a.png',
  ],
])('%s is one entry of the list', async (_, change, code, file, line, says) => {
  expect(await listed(change)).toEqual([[code, file, line, saying(says)]]);
});
