import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildCatalogue } from '#server/catalogue/build-catalogue.ts';
import { loadRows } from '#server/catalogue/load-rows.ts';
import { picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';
import { checkHere, importHere } from '#tools/testing/import-here.ts';

const { db, mediaFolder, newPackage } = await openImportFixture();

const floors = (viewBox: string, levels: readonly number[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${levels.map((level, index) => `<rect id="floor-${level}" x="60" y="${60 * index + 30}" width="480" height="60"/>`).join('')}</svg>`;

/** A tower from a garage to floor 41, whose narrow and wide fronts show different levels, beside a low building. */
async function newTower(): Promise<BuiltPackage> {
  const one = await newPackage({
    statuses: ['available'],
    buildings: [
      apartmentBuilding('T', { levels: [-1, 0, 1, 41], unitsPerLevel: 2 }),
      apartmentBuilding('Q', { levels: [0, 1], unitsPerLevel: 2 }),
    ],
  });
  await one.write(
    'levels.csv',
    'level,classes,name_en,name_tr,short_en,short_tr,order,on_front\n-1,T,Garden flats,Bahçe daireleri,GF,BD,,0\n0,T,Lobby,Lobi,L,L,,\n41,,Sky,Gök,,,1.5,\n',
  );
  await one.write(
    'fronts.csv',
    'class_name,front,name_en,name_tr\nT,sea,Sea side,Deniz tarafı\nT,street,Street side,Sokak tarafı\n',
  );
  for (const ending of ['svg', 'webp']) await rm(one.path(`fronts/t.${ending}`));
  await one.write('fronts/t/sea.webp', await picture(400, 1200, 30, 'webp'));
  await one.write('fronts/t/sea.svg', floors('0 0 600 1800', [41, 1]));
  await one.write('fronts/t/street.webp', await picture(960, 640, 60, 'webp'));
  await one.write('fronts/t/street.svg', floors('0 0 1800 1200', [1, 0]));
  await one.change('plans/tf41.svg', (svg) => svg.replace('0 0 1024 768', '0 0 1024 2048'));
  return one;
}

const codesOf = async (one: BuiltPackage) =>
  (await checkHere(one.folder)).mistakes.map(({ code, file, line }) => `${code} ${file} ${line ?? ''}`.trim());

test('a tower has its own levels, several fronts, and drawings of any aspect ratio', async () => {
  const one = await newTower();
  expect(await importHere(one.folder, { database: db, mediaFolder })).toMatchObject({
    mistakes: [],
    warnings: [],
  });
  const { settings, values, planValues, files } = buildCatalogue(await loadRows(db));
  expect(settings?.levels.map(({ level, name_en, short_tr, order }) => [level, name_en, short_tr, order])).toEqual([
    [-1, 'Garden flats', 'BD', -1],
    [0, 'Lobby', 'L', 0],
    [41, 'Sky', '', 1.5],
  ]);
  const [tower, low] = values.buildings;
  expect(tower?.fronts).toMatchObject([
    { name_en: 'Sea side', picture: 'buildings/t', width: 1920, height: 5760, outlines: [{ level: 1 }, { level: 41 }] },
    {
      name_tr: 'Sokak tarafı',
      picture: 'buildings/t/street',
      width: 1920,
      height: 1280,
      outlines: [{ level: 0 }, { level: 1 }],
    },
  ]);
  // The corners of the drawing are those of the picture: 60 of 600 is 192 of 1920, on both axes.
  expect(tower?.fronts[0]?.outlines[1]?.points).toBe('192,96 1728,96 1728,288 192,288');
  expect(files.get('buildings/t/street')).toMatchObject({ width: 960, height: 640 });
  // The field of the specification contains the first front.
  expect(tower?.floorPath.map(({ level }) => level)).toEqual([1, 41]);
  expect(low?.fronts).toMatchObject([{ front: '', picture: 'buildings/q', width: 1920, height: 1080 }]);
  const plan = [...planValues.values()].find(({ code }) => code === 'tf41');
  expect(plan).toMatchObject({ width: 1024, height: 2048 });
  // The package with a single front and without names again.
  const plain = await newPackage({
    statuses: ['available'],
    buildings: [apartmentBuilding('T'), apartmentBuilding('Q', { levels: [0, 1] })],
  });
  expect((await importHere(plain.folder, { database: db, mediaFolder })).mistakes).toEqual([]);
  const after = buildCatalogue(await loadRows(db));
  expect(after.settings?.levels).toEqual([]);
  expect(after.values.buildings.map(({ fronts }) => fronts.length)).toEqual([1, 1]);
});

test('a villa may have several fronts, and needs no outlines on them', async () => {
  const one = await newPackage({
    statuses: ['available'],
    buildings: [apartmentBuilding('V', { isVilla: true, levels: [0], unitsPerLevel: 1 })],
  });
  for (const ending of ['svg', 'webp']) await rm(one.path(`fronts/v.${ending}`));
  await one.write(
    'fronts.csv',
    'class_name,front,name_en,name_tr\nV,garden,Garden side,Bahçe tarafı\nV,street,Street side,Sokak tarafı\n',
  );
  for (const front of ['garden', 'street'])
    await one.write(`fronts/v/${front}.webp`, await picture(960, 640, 60, 'webp'));
  expect(await codesOf(one)).toEqual([]);
  await rm(one.path('fronts/v/street.webp'));
  expect(await codesOf(one)).toEqual(['front_file_missing fronts.csv 3']);
});

test('every level with units must be on a front, or declared to be on none', async () => {
  const one = await newTower();
  await one.change('levels.csv', (text) => text.replace('BD,,0', 'BD,,1'));
  await one.write('fronts/t/sea.svg', floors('0 0 600 1800', [1]));
  expect(await codesOf(one)).toEqual([
    'floor_without_outline fronts/t/sea.svg 1',
    'floor_without_outline fronts/t/sea.svg 1',
  ]);
});

test('mistakes in fronts and levels are reported with their line', async () => {
  const one = await newTower();
  await one.change('levels.csv', (text) => `${text}1,Z,One,Bir,,,,\n0,T,Hall,Hol,,,,\n2,,Two,İki,,II,,\n`);
  await one.change('fronts.csv', (text) => `${text}T,court,Court,Avlu\n`);
  await one.write('fronts/t.svg', floors('0 0 1920 1080', [0]));
  await one.write('fronts/t/street.webp', await picture(960, 540, 60, 'webp'));
  expect((await codesOf(one)).toSorted()).toEqual([
    'class_unknown levels.csv 5',
    'duplicate_key levels.csv 6',
    'front_file_missing fronts.csv 4',
    'front_unknown fronts/t.svg',
    'outlines_off_picture fronts/t/street.svg 1',
    'value_missing levels.csv 7',
  ]);
});

test('a name that is too long is not also reported as missing', async () => {
  const one = await newTower();
  await one.change('levels.csv', (text) => text.replace('Lobi,L,L', 'Lobi,L,LOBİ2').replace('Gök', 'G'.repeat(301)));
  const { mistakes, warnings } = await checkHere(one.folder);
  expect(mistakes.map(({ code, line }) => [code, line])).toEqual([
    ['value_too_long', 3],
    ['value_too_long', 4],
  ]);
  expect(warnings).toEqual([]);
  await one.change('levels.csv', (text) => text.replace('Lobi,L,LOBİ2', 'Lobi,LOBBY,L').replace(/G{301}/, 'Gök'));
  expect(await codesOf(one)).toEqual(['value_too_long levels.csv 3']);
});

test("an invalid price is reported with an example in the package's currency", async () => {
  const one = await newPackage({ statuses: ['available'] });
  await one.change('units.csv', (text) => text.replace(/,(\d{7,}),/, ',a lot,'));
  const todos = async () => (await checkHere(one.folder)).mistakes.map(({ todo }) => todo);
  const zero = '0 means that the price is on request or, for furniture, that there is none';
  expect(await todos()).toEqual([`Write only digits: € 284.500 is 28450000; ${zero}`]);
  await one.change('development.json', (text) =>
    text.replace(/"settings": *\{/, '$& "currency": "AED", "currencyUnit": "AED",'),
  );
  expect(await todos()).toEqual([`Write only digits: AED 284.500 is 28450000; ${zero}`]);
});

test('the categories of places are those of the package, with icons of the list', async () => {
  const one = await newPackage({ statuses: ['available'] });
  await one.write(
    'place-categories.csv',
    'category,title_en,title_tr,icon\nbeaches,Beaches,Plajlar,beach\nmuseums,Museums,Müzeler,museum\nshops,Malls,AVM,shop\n',
  );
  await one.change('places.csv', (text) => `${text}3,beaches,Long Beach,Uzun Plaj,38.42,27.1,\n`);
  expect((await importHere(one.folder, { database: db, mediaFolder })).mistakes).toEqual([]);
  const { settings, values } = buildCatalogue(await loadRows(db));
  expect(settings?.placeCategories.map(({ name, icon, title_tr }) => [name, icon, title_tr])).toEqual([
    ['beaches', 'beach', 'Plajlar'],
    ['museums', 'museum', 'Müzeler'],
    ['shops', 'shop', 'AVM'],
  ]);
  expect(values.places.map(({ category }) => category)).toEqual(['museums', 'shops', 'beaches']);
  await one.change('place-categories.csv', (text) => `${text}all,All,Hepsi,museum\ngolf,Golf,Golf,ball\n`);
  await one.change('places.csv', (text) => `${text}4,schools,School,Okul,38.42,27.1,\n`);
  expect(await codesOf(one)).toEqual([
    'category_format place-categories.csv 5',
    'choice_unknown place-categories.csv 6',
    'choice_unknown places.csv 5',
  ]);
});

test('the rotator starts where every building with units is visible, on phones too if they are far apart', async () => {
  const one = await newPackage({ statuses: ['available'], frameSize: { width: 480, height: 270 } });
  const far = (changes: object) =>
    one.change('rotator/rotator.json', (text) => {
      const { sequences } = JSON.parse(text) as { sequences: { markers: object[] }[] };
      const [sequence] = sequences;
      const [first, second] = sequence?.markers ?? [];
      const hidden = [0, 0, 0];
      const markers = [
        {
          ...first,
          anchors: [
            [40, 60, 1],
            [40, 60, 1],
            [40, 60, 1],
          ],
        },
        { ...second, anchors: [hidden, [440, 60, 1], [440, 60, 1]] },
      ];
      return JSON.stringify({ sequences: [{ ...sequence, markers, ...changes }] });
    });
  await far({ start: 0 });
  expect((await checkHere(one.folder)).warnings).toEqual([
    expect.objectContaining({ code: 'start_hides', what: expect.stringContaining('does not show building Ş2') }),
    expect.objectContaining({ code: 'phones_hide', what: expect.stringContaining('shows the marker of Ş2') }),
  ]);
  await far({ start: undefined });
  expect(await importHere(one.folder, { database: db, mediaFolder })).toMatchObject({
    mistakes: [],
    warnings: [expect.objectContaining({ code: 'phones_hide' })],
  });
  const sequence = buildCatalogue(await loadRows(db)).tour?.sequences[0];
  expect(sequence?.start).toBe(1);
  // A phone shows 236 of 480 pixels: a crop halfway between the houses would show neither.
  expect(sequence?.portraitCrop).toEqual({ x: 0, width: 236 });
});

test('a generated package with many levels has all outlines within its front', async () => {
  const levels = Array.from({ length: 30 }, (_, index) => index - 1);
  expect(
    await codesOf(await newPackage({ buildings: [apartmentBuilding('T', { levels, unitsPerLevel: 1 })] })),
  ).toEqual([]);
});

test('the name of a level that no building has gives a warning', async () => {
  const one = await newTower();
  await one.change('levels.csv', (rows) => `${rows}14,T,Pool,Havuz,P,H,,\n41,Q,Terrace,Teras,T,T,,\n`);
  const { mistakes, warnings } = await checkHere(one.folder);
  expect(mistakes).toEqual([]);
  expect(warnings.map(({ code, file, line }) => `${code} ${file} ${line}`)).toEqual([
    'level_unused levels.csv 5',
    'level_unused levels.csv 6',
  ]);
});
