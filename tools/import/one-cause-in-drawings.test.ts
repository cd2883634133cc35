import { rename } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { BuiltPackage } from '#tools/testing/build-package.ts';
import { ownListedMistakes, replaced } from '#tools/testing/listed-mistakes.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';

const listed = ownListedMistakes();
const saying = (text: string) => expect.stringContaining(text) as unknown;
const moved =
  (...moves: [string, string][]) =>
  async (built: BuiltPackage) => {
    for (const [from, to] of moves) await rename(built.path(from), built.path(to));
  };
const shape = (file: string, id: string, element: string) =>
  replaced(file, new RegExp(`<rect id="${id}"[^>]*/>`), element);

test.each<[string, (built: BuiltPackage) => Promise<void>, string, string, number | null, string]>([
  [
    'a front under the name of no class',
    moved(['fronts/b.svg', 'fronts/c.svg']),
    'front_other_name',
    'fronts/c.svg',
    null,
    'Rename it to fronts/b.svg',
  ],
  [
    'a front and its picture under the name of no class',
    moved(['fronts/b.svg', 'fronts/c.svg'], ['fronts/b.webp', 'fronts/c.webp']),
    'front_other_name',
    'fronts/c.svg',
    null,
    'while the front of class B is missing',
  ],
  [
    'a row of fronts.csv for a class with one front',
    (built) => built.write('fronts.csv', 'class_name,front,name_en,name_tr\nA,sea,Sea side,Deniz cephesi\n'),
    'front_row_single',
    'fronts.csv',
    2,
    'has one front, fronts/a.svg',
  ],
  [
    'an outline of a unit that covers all others',
    shape('plans/af1.svg', 'unit-104', '<rect id="unit-104" x="12" y="14" width="1000" height="740"/>'),
    'polygon_covers',
    'plans/af1.svg',
    1,
    'The polygon of 104 covers those of 101, 102, 103',
  ],
  [
    'an outline of a unit that ends before its last corner',
    shape('plans/af1.svg', 'unit-101', '<polyline id="unit-101" points="20,20 480,20 480,360"/>'),
    'outline_open',
    'plans/af1.svg',
    1,
    'The outline 101 is not closed',
  ],
  [
    'an outline of a floor that ends before its last corner',
    shape('fronts/a.svg', 'floor-2', '<path id="floor-2" d="M400 700 H1500 V780"/>'),
    'outline_open',
    'fronts/a.svg',
    1,
    'The outline floor-2 is not closed',
  ],
  [
    'a use that contains itself',
    replaced('plans/af1.svg', '<g id="walls"', '<use id="wall" href="#wall"/><g id="walls"'),
    'svg_circular',
    'plans/af1.svg',
    1,
    'The use wall contains itself',
  ],
  [
    'an ampersand in a text',
    replaced('plans/af1.svg', '<g id="walls"', '<!-- a & b -->\n<title>Smith & Sons</title><g id="walls"'),
    'svg_unreadable',
    'plans/af1.svg',
    2,
    'a text has & where &amp; belongs',
  ],
])('%s is one entry of the list', async (_, change, code, file, line, says) => {
  expect(await listed(change)).toEqual([[code, file, line, saying(says)]]);
});

test('exchanged fronts of two classes are one mistake', async () => {
  const buildings = [apartmentBuilding('A'), apartmentBuilding('B', { levels: [0, 1, 2, 3, 4, 5] })];
  const exchange = moved(['fronts/a.svg', 'x.tmp'], ['fronts/b.svg', 'fronts/a.svg'], ['x.tmp', 'fronts/b.svg']);
  expect(await listed(exchange, { buildings })).toEqual([
    ['fronts_exchanged', 'fronts/a.svg', null, saying('fronts/a.svg and fronts/b.svg seem to be exchanged')],
  ]);
});

test.each([
  ['only its last side', '<polyline id="unit-101" points="20,20 480,20 480,360 20,360"/>'],
  ['nothing, as it ends where it begins', '<polyline id="unit-101" points="20,20 480,20 480,360 20,360 20,20"/>'],
  ['only its last side, as a path', '<path id="unit-101" d="M20 20h460v340h-460"/>'],
])('an outline that lacks %s is as it was meant', async (_, element) => {
  expect(await listed(shape('plans/af1.svg', 'unit-101', element))).toEqual([]);
});
