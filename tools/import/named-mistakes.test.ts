import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { ownPackages } from '#tools/testing/own-packages.ts';

const newPackage = ownPackages();

/** The check's report on a package in which one file was changed. */
async function check(file: string, edit: (text: string) => string) {
  const built = await newPackage();
  await built.change(file, edit);
  const { mistakes, warnings } = await checkHere(built.folder);
  return [...mistakes, ...warnings].map(({ what, todo }) => `${what}. ${todo}`);
}

const feature = (properties: object, type: string, coordinates: unknown) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties, geometry: { type, coordinates } }],
  });
const path = [
  [27.13, 38.42],
  [27.14, 38.42],
];

test.each([
  [
    'a kind',
    feature({ kind: 'lake' }, 'Polygon', [[]]),
    /features\.0\.properties\.kind: Must be one of: land, .*label\./,
  ],
  [
    'a class',
    feature({ kind: 'street', class: 'highway' }, 'LineString', path),
    /features\.0\.properties\.class: Must be one of: motorway, /,
  ],
  [
    'a geometry',
    feature({ kind: 'street', class: 'path' }, 'Point', path[0]),
    /features\.0\.geometry\.type: Must be one of: LineString, MultiLineString\./,
  ],
])('a feature of the map says what is wrong with it, such as %s', async (_, map, expected) => {
  const built = await newPackage();
  await built.write('map/base.geojson', map);
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ what, todo }) => `${what}. ${todo}`)).toEqual([expect.stringMatching(expected)]);
});

test('a feature of the map does not hide what is wrong with another', async () => {
  const built = await newPackage();
  const street = { type: 'Feature', properties: { kind: 'street', class: 'path' } };
  const far = { ...street, geometry: { type: 'LineString', coordinates: path.map(([lng, lat]) => [lat, lng]) } };
  const lake = { type: 'Feature', properties: { kind: 'lake' }, geometry: { type: 'Point', coordinates: path[0] } };
  await built.write('map/base.geojson', JSON.stringify({ type: 'FeatureCollection', features: [lake, far] }));
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ code }) => code)).toEqual(['map_invalid', 'map_feature_far']);
});

test('a class is named as it is written, without a hint where nothing is alike', async () => {
  const built = await newPackage();
  await built.write('levels.csv', 'level,classes,name_en,name_tr\n0,Q,Lobby,Lobi\n');
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ what, todo }) => `${what}. ${todo}`)).toEqual([
    'No building is of class "Q". Write a class_name of buildings.csv',
  ]);
});

test('tags that are separated by something else are named with the bar', async () => {
  const said = await check('units.csv', (text) => text.replace(/sea\|(\w+)/, 'sea;$1'));
  expect(said).toEqual([
    expect.stringMatching(/There is no tag "sea;\w+".* \(several are separated by \|: sea\|\w+\)/),
  ]);
});

test('texts in a language that is not offered give a warning, and misspelt ones no second one', async () => {
  const said = await check('development.json', (text) =>
    text
      .replace('"greeting":', '"intro_txet": "?", "greeting":')
      .replace('"texts": {', '"texts": { "de": { "motto": "x" },'),
  );
  expect(said).toEqual([
    expect.stringMatching(/No screen shows a text intro_txet\. .*did you mean "intro_text"/),
    'settings.languages does not list de, so that nobody sees its texts. Add de to settings.languages, or remove texts.de',
  ]);
});

test('points outside of a drawing are those of the drawing, whatever its size', async () => {
  const said = await check('plans/δf1.svg', (svg) =>
    svg
      .replace(/viewBox="0 0 (\d+) (\d+)"/, (_, width, height) => `viewBox="0 0 ${width / 2} ${height}"`)
      .replace(/(id="unit-104" x=")\d+(" y="\d+" width=")\d+/, '$1500$210'),
  );
  expect(said.join('\n')).toMatch(/extends beyond the viewBox at \d+, \d+\. Draw it inside 0 0 512 768/);
});

test('a cause with several effects is named once', async () => {
  const once = async (edit: (built: BuiltPackage) => Promise<void>) => {
    const built = await newPackage();
    await edit(built);
    const { mistakes, warnings } = await checkHere(built.folder);
    return [...mistakes, ...warnings].map(({ code, file }) => [code, file]);
  };
  const text = '"greeting": "Welcome"';
  expect(await once((built) => built.change('development.json', (all) => all.replace(text, '"greeting": 5')))).toEqual([
    ['setting_invalid', 'development.json'],
  ]);
  expect(
    await once((built) =>
      built.change(
        'units.csv',
        (all) =>
          all +
          all
            .trimEnd()
            .split('\n')
            .at(-1)!
            .replace(/^([^,]*,[^,]*,)/, '$1Z'),
      ),
    ),
  ).toEqual([['duplicate_number', 'units.csv']]);
  expect(await once((built) => built.change('buildings.csv', (all) => all.replace('Δ,Δ,', 'Δ,Δ/1,')))).toEqual([
    ['code_format', 'buildings.csv'],
  ]);
  expect(
    await once(async (built) => {
      await built.write('video/intro.mp4', '');
      await built.change('development.json', (all) => all.replace('"frames"', '"introVideo": "intro.mp4", "frames"'));
    }),
  ).toEqual([['file_missing', 'development.json']]);
  const filter = '"priceFilter": { "step": 1000, "minimum": 1000, "maximum": 9000 },';
  expect(
    await once((built) => built.change('development.json', (all) => all.replace('"frames"', `${filter} "frames"`))),
  ).toEqual([['prices_outside_filter', 'units.csv']]);
});

test.each<[string, string, (text: string) => string, [string, number | null][]]>([
  [
    'names in capitals',
    'units.csv',
    (text) => text.replace(/^.*/, (row) => row.toUpperCase()),
    [['columns_respelt', 1]],
  ],
  ['names with spaces', 'buildings.csv', (text) => text.replace('class_name', 'Class name'), [['columns_respelt', 1]]],
  [
    'no number',
    'units.csv',
    (text) => text.replace(',number,', ',no,'),
    [
      ['column_missing', 1],
      ['column_unknown', 1],
    ],
  ],
  ['nothing below it', 'units.csv', (text) => text.replace(/\n[^]*/, '\n'), [['units_none', null]]],
  ['nothing below it', 'buildings.csv', (text) => text.replace(/\n[^]*/, '\n'), [['buildings_none', null]]],
  ['a star before a name', 'units.csv', (text) => `*${text}`, [['column_unknown', 1]]],
  ['empty columns at its end', 'units.csv', (text) => text.replaceAll('\n', ',,\n'), []],
  ["Excel's line with the separator above it", 'units.csv', (text) => `sep=,\n${text}`, []],
  ['semicolons, as Excel writes them', 'units.csv', (text) => text.replaceAll(',', ';').replaceAll('\n', '\r\n'), []],
  ['semicolons, which Excel names', 'tags.csv', (text) => `sep=;\n${text.replaceAll(',', ';')}`, []],
  ['empty lines above it', 'tags.csv', (text) => `\r\n\r\n${text.replaceAll(',', ';')}`, []],
  ['tabs', 'tags.csv', (text) => text.replaceAll(',', '\t'), []],
])('a header with %s in %s leaves out what follows from it', async (_, file, edit, expected) => {
  const built = await newPackage();
  await built.change(file, edit);
  await built.write('levels.csv', 'level,classes,name_en,name_tr\n0,Δ,Lobby,Lobi\n');
  const { mistakes, warnings } = await checkHere(built.folder);
  expect(mistakes.map(({ code, file: at, line }) => [code, at, line])).toEqual(
    expected.map(([code, line]) => [code, file, line]),
  );
  expect(warnings).toEqual([]);
});

test('a unit whose polygon is on the plan of another floor is one mistake', async () => {
  const said = await check('units.csv', (text) => text.replace(/^(Δ,101,[^,]*,)1,/m, '$12,'));
  expect(said).toEqual([
    'Unit 101 of building Δ is on floor 2, but its polygon is in plans/δf1.svg. Correct its level, or move the polygon to plans/δf2.svg',
  ]);
});

test.each<[string, (built: BuiltPackage) => Promise<void>, [string, string][]]>([
  [
    'its drawing is missing, but not the picture below it',
    async (built) => {
      await cp(built.path('fronts/δ.webp'), built.path('plans/δf1.webp'));
      await rm(built.path('plans/δf1.svg'));
    },
    [['plan_missing', 'Floor 1 of class Δ has units but no plan: plans/δf1.svg is missing']],
  ],
  [
    'its files have a name that is alike',
    async (built) => {
      await cp(built.path('fronts/δ.webp'), built.path('plans/ΔF1.webp'));
      await rename(built.path('plans/δf1.svg'), built.path('plans/ΔF1.svg'));
    },
    [['plan_unknown', 'plans/ΔF1.svg belongs to no class of buildings.csv (did you mean "plans/δf1.svg"?)']],
  ],
  [
    'a unit is on it by mistake, and nothing outlines it either',
    (built) => built.change('units.csv', (text) => text.replace(/^(Δ,101,[^,]*,)1,/m, '$17,')),
    [['unit_on_other_plan', 'Unit 101 of building Δ is on floor 7, but its polygon is in plans/δf1.svg']],
  ],
])('a level without a plan is one mistake if %s', async (_, plant, expected) => {
  const built = await newPackage();
  await plant(built);
  const { mistakes, warnings } = await checkHere(built.folder);
  expect([...mistakes, ...warnings].map(({ code, what }) => [code, what])).toEqual(expected);
});

test('a front whose name cannot be read is one mistake, and its files are not unused', async () => {
  const built = await newPackage();
  await mkdir(built.path('fronts/δ'));
  for (const side of ['sea', 'street'])
    for (const ending of ['svg', 'webp'])
      await cp(built.path(`fronts/δ.${ending}`), built.path(`fronts/δ/${side}.${ending}`));
  for (const ending of ['svg', 'webp']) await rm(built.path(`fronts/δ.${ending}`));
  await built.write('fronts.csv', 'class_name,front,name_en,name_tr\nΔ,sea/1,Sea,Deniz\nΔ,street,Street,Sokak\n');
  const { mistakes, warnings } = await checkHere(built.folder);
  expect([...mistakes, ...warnings].map(({ code, file, line }) => [code, file, line])).toEqual([
    ['code_format', 'fronts.csv', 2],
  ]);
});

test('a building without units needs a picture of its front, but no outlines', async () => {
  const built = await newPackage();
  await built.change('buildings.csv', (text) => `${text}Q,Q,Pavilion,Köşk,3,1,0,Konut,pavilion\n`);
  await built.write('fronts/q.webp', await picture(960, 540, 77, 'webp'));
  await built.change('rotator/rotator.json', (text) => {
    const rotator = JSON.parse(text) as { sequences: { markers: { building: string }[] }[] };
    for (const { markers } of rotator.sequences) markers.push({ ...markers[0]!, building: 'Q' });
    return JSON.stringify(rotator);
  });
  expect(await checkHere(built.folder)).toEqual({ mistakes: [], warnings: [] });
  await rm(built.path('fronts/q.webp'));
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ what }) => what)).toEqual(['There is no picture fronts/q.webp']);
});

test('merged cells, of which only the first has a building, say nothing of its floors', async () => {
  const said = await check('units.csv', (text) => text.replaceAll(/^Δ,(?=[12])/gm, ','));
  expect(said).toEqual([expect.stringMatching(/^Column building is empty \(also on lines/)]);
});

test('codes that word processors wrote with spaces that do not break have spaces', async () => {
  expect(await check('units.csv', (text) => text.replace('Δ-002', 'Δ\u00a0002').replace('Δ-003', 'Δ 003'))).toEqual([]);
});

test('names that word processors wrote with spaces that do not break are those of the lists', async () => {
  expect(await check('units.csv', (text) => text.replaceAll('Tip Ş', 'Tip\u00a0Ş'))).toEqual([]);
});
