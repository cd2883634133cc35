import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { ownPackages } from '#tools/testing/own-packages.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';

const newPackage = ownPackages();

/** What the check lists, in its order: code, file and line. */
async function listed(built: BuiltPackage) {
  const { mistakes, warnings } = await checkHere(built.folder);
  return [...mistakes, ...warnings].map(({ code, file, line }) => [code, file, line]);
}

/** A package that also has the optional tables, to whose rows others refer. */
async function packageWithAllTables(): Promise<BuiltPackage> {
  const built = await newPackage();
  await built.change('places.csv', (text) => text.replace('"Market, old"', 'Market'));
  await built.write(
    'place-categories.csv',
    'category,title_en,title_tr,icon\nmuseums,Museums,Müzeler,museum\nshops,Shops,Mağazalar,shop\n',
  );
  await built.write('panoramas.csv', 'slug,name_en,name_tr,place,picture,yaw,pitch\nhall,Hall,Salon,facility,,0,0\n');
  await built.change('panoramas.csv', (text) => text.replace('facility,', 'facility,hall.webp'));
  await built.write('pictures/hall.webp', await picture(3000, 1500, 90, 'webp'));
  await built.write('hotspots.csv', 'panorama,yaw,pitch,title_en,title_tr,to,link\nhall,90,0,Door,Kapı,,\n');
  await built.write('levels.csv', 'level,classes,name_en,name_tr\n0,Δ,Lobby,Lobi\n');
  return built;
}

test.each([
  'buildings',
  'units',
  'room-types',
  'apartment-types',
  'building-types',
  'tags',
  'lead-sources',
  'levels',
  'galleries',
  'places',
  'place-categories',
  'panoramas',
])('a quotation mark that is not closed in %s is one mistake, without what follows from missing rows', async (name) => {
  const built = await packageWithAllTables();
  expect(await listed(built)).toEqual([]);
  await built.change(`${name}.csv`, (text) => text.replace('\n', '\n"'));
  expect(await listed(built)).toEqual([['csv_unreadable', `${name}.csv`, 2]]);
});

test.each(['units.csv', 'buildings.csv'])(
  'drawings are checked by themselves where %s breaks off, so that it hides no mistakes of theirs',
  async (file) => {
    const built = await newPackage();
    await built.change(file, (text) => text.replace('\n', '\n"'));
    for (const drawing of ['fronts/δ.svg', 'plans/δf1.svg'])
      await built.change(drawing, (svg) => svg.replace('</svg>', '<script>alert(1)</script></svg>'));
    await built.change('plans/δf0.svg', (svg) => svg.replace('id="units"', 'id="rooms"'));
    expect((await listed(built)).map(([code, at]) => [code, at])).toEqual(
      [
        ['csv_unreadable', file],
        ['svg_script', 'fronts/δ.svg'],
        ['units_group_missing', 'plans/δf0.svg'],
        ['svg_script', 'plans/δf1.svg'],
      ].toSorted(([, a = ''], [, b = '']) => a.localeCompare(b, 'en')),
    );
  },
);

test('a mistake in rotator.json does not hide those of its other entries and of its frames', async () => {
  const built = await newPackage();
  await built.change('rotator/rotator.json', (json) => {
    const rotator = JSON.parse(json) as {
      sequences: [{ north: number[]; markers: { building: string; silhouettes: string[] }[] }];
    };
    const [{ north, markers }] = rotator.sequences;
    north.pop();
    markers[0]!.silhouettes[0] = '10 20';
    markers[1]!.building = 'Ω';
    return JSON.stringify(rotator, null, 1);
  });
  await built.write('rotator/building0/b1.webp', 'no picture');
  expect((await listed(built)).map(([code]) => code).toSorted()).toEqual([
    'building_unknown',
    'picture_not_a_picture',
    'rotator_invalid',
    'rotator_length',
  ]);
});

/** Plants mistakes in other tables, drawings and frames. */
async function plantOthers(built: BuiltPackage): Promise<void> {
  await built.change('units.csv', (text) => text.replace('sea|corner', 'beach'));
  await built.change('plans/δf0.svg', (svg) => svg.replace('id="unit-002"', 'id="unit-099"'));
  await built.change('fronts/δ.svg', (svg) => svg.replace('floor-1', 'ground'));
  await built.change('rotator/rotator.json', (json) => json.replace('"start": 0', '"start": 9'));
  await built.write('rotator/building0/b1.webp', 'no picture');
}

/** The mistakes that the check lists, in an order of their own. */
const foundIn = async (built: BuiltPackage) =>
  (await listed(built)).map(([code, file]) => `${file} ${code}`).toSorted();

test.each<[string, string, string, (text: string) => string]>([
  ['a key of another type', 'rotator/rotator.json', 'setting_unknown', (text) => addKey(text, '"frames": "all"')],
  [
    'a width in words',
    'rotator/rotator.json',
    'rotator_invalid',
    (text) => text.replace('"width": 320', '"width": "320"'),
  ],
  [
    'a quotation mark within a value',
    'buildings.csv',
    'csv_quotation',
    (text) => text.replace('Building Δ', 'Suite "Sea"'),
  ],
  ['a missing end', 'buildings.csv', 'csv_cut', (text) => text.slice(0, text.indexOf('Building Ş2') + 4)],
  ['an open quotation mark', 'buildings.csv', 'csv_unreadable', (text) => text.replace('Building Ş2', '"Building Ş2')],
])('%s in %s leaves all other mistakes of the package in the list', async (_, file, code, edit) => {
  const built = await newPackage();
  await plantOthers(built);
  const others = await foundIn(built);
  expect(others).toEqual([
    'fronts/δ.svg floors_other_names',
    'plans/δf0.svg polygon_without_unit',
    'rotator/building0/b1.webp picture_not_a_picture',
    'rotator/rotator.json rotator_invalid',
    'units.csv tag_unknown',
    'units.csv unit_without_polygon',
  ]);
  await built.change(file, edit);
  expect(await foundIn(built)).toEqual([...others, `${file} ${code}`].toSorted());
});

const addKey = (json: string, pair: string) => json.replace('"folder"', `${pair}, "folder"`);

test('a table is read on after each of its quotation marks', async () => {
  const built = await newPackage();
  await built.change('tags.csv', (text) =>
    text.replace('Sea view', 'The "sea" view').replace('Corner', '"The "corner""'),
  );
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ line, what, todo }) => [line, `${what}. ${todo}`])).toEqual([
    [
      2,
      'The value The "sea" view has quotation marks within it. Write "The ""sea"" view": in quotation marks, and those within it twice',
    ],
    [
      3,
      'The value The "corner" has quotation marks within it. Write "The ""corner""": in quotation marks, and those within it twice',
    ],
  ]);
});

test('a table that ends before most of its rows is one mistake', async () => {
  const built = await newPackage();
  await built.change('buildings.csv', (text) => text.slice(0, text.indexOf('\n') + 2));
  expect(await listed(built)).toEqual([['csv_cut', 'buildings.csv', 2]]);
});

test('a row that was pasted twice is one mistake', async () => {
  const house = { className: 'H', isVilla: true, levels: [0], unitsPerLevel: 1 };
  const built = await newPackage({ buildings: [apartmentBuilding('H1', house), apartmentBuilding('H2', house)] });
  await built.change('units.csv', (text) => `${text}${text.split('\n')[1]}\n`);
  await built.change('buildings.csv', (text) => `${text}${text.split('\n')[2]}\n`);
  expect(await listed(built)).toEqual([
    ['row_copied', 'buildings.csv', 4],
    ['row_copied', 'units.csv', 4],
  ]);
});

test('a number that is given twice in a house that shares its plan is one mistake', async () => {
  const house = { className: 'H', isVilla: true, levels: [0], unitsPerLevel: 1 };
  const built = await newPackage({ buildings: [apartmentBuilding('H1', house), apartmentBuilding('H2', house)] });
  await built.change('units.csv', (text) => {
    const [, first = ''] = text.split('\n');
    const code = first.split(',')[2] ?? '';
    return `${text}${first.replace(`,${code},`, `,${code}-b,`)}\n`;
  });
  expect(await listed(built)).toEqual([['duplicate_number', 'units.csv', 4]]);
});

test('a table that was pasted twice is one mistake', async () => {
  const built = await newPackage();
  await built.change('units.csv', (text) => `${text}${text.slice(text.indexOf('\n') + 1)}`);
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes).toEqual([expect.objectContaining({ code: 'row_copied', file: 'units.csv', line: 20 })]);
});

test('settings without "settings" around them are one mistake, and are checked as they are meant', async () => {
  const built = await newPackage();
  await built.change('development.json', (text) => {
    const { settings, texts } = JSON.parse(text) as { settings: object; texts: object };
    return JSON.stringify({ ...settings, areaUnit: 'acres', texts }, null, 2);
  });
  const { mistakes, warnings } = await checkHere(built.folder);
  expect(warnings).toEqual([]);
  const lines = (await readFile(built.path('development.json'), 'utf8')).split('\n');
  const lineOf = (key: string) => lines.findIndex((line) => line.includes(`"${key}"`)) + 1;
  expect(mistakes.map(({ code, line }) => [code, line])).toEqual([
    ['settings_unwrapped', lineOf('map')],
    ['setting_invalid', lineOf('areaUnit')],
  ]);
  expect(mistakes[0]?.what).toBe(
    '"settings" is missing around map, projectName, projectId, botSalesRep, frames, areaUnit',
  );
});
