import { expect, test } from 'vitest';
import { type BuiltPackage } from '#tools/testing/build-package.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { ownPackages } from '#tools/testing/own-packages.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';

const newPackage = ownPackages();
const buildings = [
  apartmentBuilding('A'),
  apartmentBuilding('B'),
  ...['V1', 'V2'].map((code) =>
    apartmentBuilding(code, { className: 'V', isVilla: true, levels: [0], unitsPerLevel: 1 }),
  ),
];

/** What the check lists for a package in which something was changed: code, file, line, and the whole text. */
async function listed(change: (built: BuiltPackage) => Promise<void>) {
  const built = await newPackage({ buildings });
  await built.write('levels.csv', 'level,classes,name_en,name_tr\n0,A|B,Lobby,Lobi\n');
  await change(built);
  const { mistakes, warnings } = await checkHere(built.folder);
  return [...mistakes, ...warnings].map(({ code, file, line, what, todo }) => [code, file, line, `${what}. ${todo}`]);
}

const saying = (text: string) => expect.stringContaining(text) as unknown;
const replaced = (file: string, from: string | RegExp, to: string) => (built: BuiltPackage) =>
  built.change(file, (text) => text.replace(from, to));

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

test('a class by another name than that of all its files is one mistake, for several buildings, too', async () => {
  const says = 'No front or plan is of class "Villa"; fronts/v.svg and others are of "v", which no building has';
  expect(await listed(replaced('buildings.csv', /,V,/g, ',Villa,'))).toEqual([
    ['class_without_files', 'buildings.csv', 4, saying(says)],
  ]);
});

test('mistakes in the plans of a misnamed class are listed beside it', async () => {
  const mistakes = await listed(async (built) => {
    await replaced('buildings.csv', 'A,A,', 'A,Α,')(built);
    await replaced('plans/af1.svg', 'unit-101', 'unit-191')(built);
  });
  expect(mistakes.map(([code, file]) => [code, file])).toEqual([
    ['lookalike_elsewhere', 'buildings.csv'],
    ['polygon_without_unit', 'plans/af1.svg'],
    ['unit_without_polygon', 'units.csv'],
  ]);
});
