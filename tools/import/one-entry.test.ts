import { rename } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { apartmentBuilding, type PackageOptions } from '#tools/testing/package-options.ts';
import { type BuiltPackage } from '#tools/testing/build-package.ts';
import { plantedInOffices } from '#tools/testing/planted/in-offices.ts';
import { plantedOfOneCause } from '#tools/testing/planted/of-one-cause.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { ownPackages } from '#tools/testing/own-packages.ts';

const newPackage = ownPackages();

/** What the check lists for a package in which something was changed: code, file, and the whole text. */
async function listed(change: (built: BuiltPackage) => Promise<void>, options: Partial<PackageOptions> = {}) {
  const built = await newPackage(options);
  await change(built);
  const { mistakes, warnings } = await checkHere(built.folder);
  return [...mistakes, ...warnings].map(({ code, file, what, todo }) => [code, file, `${what}. ${todo}`]);
}

const saying = (text: string) => expect.stringContaining(text) as unknown;

test.each([...plantedInOffices, ...plantedOfOneCause])(
  '$name is one entry of the list',
  async ({ code, file, says = '', plant }) => {
    expect(await listed(plant)).toEqual([[code, file, saying(says)]]);
  },
);

const renamed = (nameOf: (number: number) => string) => async (built: BuiltPackage) => {
  for (let number = built.options.frames - 1; number >= 0; number--)
    await rename(built.path(`rotator/building0/b${number}.webp`), built.path(`rotator/${nameOf(number)}.webp`));
};

test.each([
  ['by a renderer', (number: number) => `building0/frame_${String(number).padStart(4, '0')}`, 'frame_0000.webp'],
  ['with zeros in front', (number: number) => `building0/b${String(number).padStart(2, '0')}`, 'b00.webp'],
])('frames that were all named %s are one mistake', async (_, nameOf, there) => {
  expect(await listed(renamed(nameOf), { frames: 6 })).toEqual([
    ['frames_missing', 'rotator/rotator.json', saying('lacks 6 of 6 frames; the first is rotator/building0/b0.webp')],
  ]);
  expect(await listed(renamed(nameOf), { frames: 6 })).toEqual([
    ['frames_missing', 'rotator/rotator.json', saying(`there is rotator/building0/${there}`)],
  ]);
});

test('frames that are numbered from 1 are one mistake', async () => {
  expect(await listed(renamed((number) => `building0/b${number + 1}`))).toEqual([
    ['frames_from_one', 'rotator/rotator.json', saying('rotator/building0/ are numbered from 1 to 3')],
  ]);
});

test.each([
  ['the number of frames', /5$/, '6'],
  ['no number of frames', /,\s*"frames": 5/, ''],
])('settings with %s in place of that of the last one are one mistake', async (_, from, to) => {
  const change = (built: BuiltPackage) =>
    built.change('development.json', (text) => text.replace(/,\s*"frames": 5/, (frames) => frames.replace(from, to)));
  expect(await listed(change, { frames: 6 })).toEqual([
    ['frames_other_count', 'development.json', saying('is b5: its 6 frames are counted from 0. Write 5 as frames')],
  ]);
});

test('the floors of a tower on a hidden layer are one mistake', async () => {
  const tower = apartmentBuilding('Δ', { levels: [0, 1, 2, 3, 4, 5] });
  const hide = (built: BuiltPackage) =>
    built.change('fronts/δ.svg', (svg) => svg.replace('<g id="floors">', '<g id="floors" style="display:none">'));
  expect(await listed(hide, { buildings: [tower] })).toEqual([
    ['floors_without_outline', 'fronts/δ.svg', saying('no outline in fronts/δ.svg: 0, 1, 2, 3, 4, 5. ')],
  ]);
});

test('frames that were all rendered in another size are one mistake', async () => {
  const other = (built: BuiltPackage) =>
    built.change('rotator/rotator.json', (json) => json.replace(/"height": 180/, '"height": 200'));
  expect(await listed(other, { frames: 6 })).toEqual([
    [
      'rotator_size',
      'rotator/building0/b0.webp',
      saying('rotator/building0/b0.webp … rotator/building0/b5.webp is 320×180; rotator.json says 320×200'),
    ],
  ]);
});

test('the floors of a tower that are named in words are one mistake, of what is there and what is not', async () => {
  const tower = apartmentBuilding('Δ', { levels: [0, 1, 2, 3, 4, 5] });
  const rename = (built: BuiltPackage) =>
    built.change('fronts/δ.svg', (svg) => svg.replaceAll('id="floor-', 'id="Etage_'));
  const [entry, ...others] = await listed(rename, { buildings: [tower] });
  expect(entry).toEqual(['floors_other_names', 'fronts/δ.svg', saying('after no floor: Etage_0, Etage_1, Etage_2, ')]);
  expect(entry?.[2]).toContain('without an outline: 0, 1, 2, 3, 4, 5. ');
  expect(others).toEqual([]);
});

test('a plan whose outlines are named otherwise than its units is one mistake', async () => {
  const tower = apartmentBuilding('Δ', { levels: [0], unitsPerLevel: 4 });
  const rename = (built: BuiltPackage) =>
    built.change('plans/δf0.svg', (svg) => svg.replaceAll('id="unit-00', 'id="home-'));
  expect(await listed(rename, { buildings: [tower] })).toEqual([
    [
      'outlines_other_names',
      'plans/δf0.svg',
      saying('(4): home-1, home-2, home-3, home-4. Units without a polygon: 001, 002, 003, 004'),
    ],
  ]);
});

test('a language without any texts is one warning', async () => {
  const remove = (built: BuiltPackage) =>
    built.change('development.json', (text) => text.replace(/,\s*"tr": \{[^}]*\}/, ''));
  expect(await listed(remove)).toEqual([['texts_missing', 'development.json', saying('texts has no part tr')]]);
});
