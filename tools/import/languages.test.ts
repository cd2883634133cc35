import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCatalogue } from '#server/catalogue/build-catalogue.ts';
import { loadRows } from '#server/catalogue/load-rows.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { writeFinishedDevelopment } from '#tools/testing/finished-development.ts';

const { db, newPackage, load } = await openImportFixture();

/** A package in Turkish, Greek and English, with one gallery translated into Greek. */
async function greekPackage() {
  const built = await newPackage();
  await built.change('development.json', (text) =>
    text
      .replace('"settings": {', '"settings": {\n    "languages": ["tr", "el", "en"],')
      .replace('"texts": {', '"texts": {\n    "el": { "greeting": "Καλώς ήρθατε" },'),
  );
  await built.change('galleries.csv', (text) =>
    text
      .replace('name_en,name_tr', 'name_en,name_tr,name_el')
      .replace('Garden,Bahçe', 'Garden,Bahçe,Κήπος')
      .replace('film,Film,Film', 'film,Film,Film,'),
  );
  return built;
}

test('a package has texts in the languages that it lists; the first stands in for a missing one', async () => {
  const { folder } = await greekPackage();
  await load(folder);
  const { settings, values } = buildCatalogue(await loadRows(db));
  expect(settings).toMatchObject({ languages: ['tr', 'el', 'en'], texts: { el: { greeting: 'Καλώς ήρθατε' } } });
  expect(values.galleries).toMatchObject([
    { slug: 'garden', name_en: 'Garden', name_tr: 'Bahçe', name_el: 'Κήπος' },
    { slug: 'film', name_tr: 'Film', name_el: 'Film' },
  ]);
  expect(values.buildings[0]).toMatchObject({ name_en: 'Building Δ', name_tr: 'Δ Blok', name_el: 'Δ Blok' });
  expect(values.buildings[0]).not.toHaveProperty('name_de');
  expect(values.statuses[0]).toMatchObject({ title_el: 'Διαθέσιμη' });
});

test('the development may have a name in one language, and another name in all others', async () => {
  const built = await greekPackage();
  const name = (text: string) =>
    built.change('development.json', (all) => all.replace(/"projectName": [^\n]*/, `"projectName": "Sun", ${text}`));
  await name('"projectNames": { "el": " Ήλιος " },');
  await load(built.folder);
  const { settings } = buildCatalogue(await loadRows(db));
  expect(settings).toMatchObject({ projectName: 'Sun', projectNames: { el: 'Ήλιος' } });
  await name('"projectNames": { "gr": "Ήλιος" },');
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes).toMatchObject([
    {
      code: 'setting_unknown',
      file: 'development.json',
      line: expect.any(Number),
      what: 'settings.projectNames.gr is not known',
      todo: 'Remove it or correct its name (known are en, tr, el, de, ru, ar)',
    },
  ]);
});

test('a missing text in a listed language is a warning, not a mistake', async () => {
  const { folder } = await greekPackage();
  const { mistakes, warnings } = await checkHere(folder);
  expect(mistakes).toEqual([]);
  expect(warnings).toContainEqual(
    expect.objectContaining({ code: 'text_untranslated', file: 'galleries.csv', line: 3 }),
  );
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'text_untranslated', file: 'buildings.csv' }));
});

test('misspelt languages are one mistake, and tables need no texts in them', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'loggia-misspelt-'));
  const folder = join(parent, 'haus');
  await writeFinishedDevelopment(folder, { name: 'Haus', lat: 1, lng: 1, languages: ['de', 'ar'] });
  const file = join(folder, 'development.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"languages"', '"langauges"'));
  const { mistakes, warnings } = await checkHere(folder);
  await rm(parent, { recursive: true });
  expect(mistakes.map(({ code, todo }) => [code, todo])).toEqual([
    ['setting_unknown', 'Remove it or correct its name (did you mean "languages"?)'],
  ]);
  expect(warnings).toEqual([]);
});

test('a language that the product does not have is one mistake, wherever the package has texts in it', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'loggia-hebrew-'));
  const folder = join(parent, 'haus');
  await writeFinishedDevelopment(folder, { name: 'Haus', lat: 1, lng: 1, languages: ['de', 'ar'] });
  for (const name of await readdir(folder))
    if (/\.(?:csv|json)$/.test(name)) {
      const text = await readFile(join(folder, name), 'utf8');
      await writeFile(join(folder, name), text.replaceAll('"ar"', '"he"').replaceAll(/_ar\b/g, '_he'));
    }
  const { mistakes } = await checkHere(folder);
  await rm(parent, { recursive: true });
  expect(mistakes.map(({ code, what }) => [code, what])).toEqual([
    ['language_unsupported', 'The product has no texts in the language "he"'],
  ]);
  expect(mistakes[0]?.todo).toContain('development.json:');
});

test('a type of buildings says what several are called, and the check what it leaves to the product', async () => {
  const built = await greekPackage();
  const write = (tr: string, el: string) =>
    built.write(
      'building-types.csv',
      `name,title_tr,title_el,title_en,plural_tr,plural_el,counted_tr,counted_el\nKonut,Villa,Βίλα,Villa,${tr},${el}\n`,
    );
  await write('Villalar,Οι βίλες,villa', 'βίλα | βίλες');
  const { warnings } = await checkHere(built.folder);
  expect(warnings.filter(({ file }) => file === 'building-types.csv')).toMatchObject([
    { code: 'type_name_missing', line: 2, what: expect.stringContaining('plural_en') },
    { code: 'type_name_missing', line: 2, what: expect.stringContaining('"house|houses"') },
  ]);
  await load(built.folder);
  const { typeNames, values } = buildCatalogue(await loadRows(db));
  expect(typeNames.get(values.buildings[0]!.id)).toEqual({
    title_el: 'Βίλα',
    plural_tr: 'Villalar',
    plural_el: 'Οι βίλες',
    counted_tr: 'villa',
    counted_el: 'βίλα|βίλες',
  });
  await write('Villalar,Οι βίλες,villa|villalar', 'βίλα');
  expect((await checkHere(built.folder)).mistakes).toMatchObject([
    { code: 'plural_forms', line: 2, what: expect.stringContaining('counted_tr'), todo: expect.stringContaining('ev') },
    { code: 'plural_forms', line: 2, todo: expect.stringContaining('μονοκατοικία|μονοκατοικίες') },
  ]);
});

test('buildings without a name of their instance are told apart by their codes', async () => {
  const built = await newPackage();
  await built.change('buildings.csv', (text) => text.replace(/instance_\d+/g, ''));
  await load(built.folder);
  const { values, units } = buildCatalogue(await loadRows(db));
  expect(values.buildings.map(({ instance_name }) => instance_name)).toEqual(['Δ', 'Ş2']);
  expect(new Set([...units.values()].map(({ building }) => building.instance_name))).toEqual(new Set(['Δ', 'Ş2']));
  await built.change('buildings.csv', (text) => text.replaceAll(',Konut,', ',Konut,house'));
  expect((await checkHere(built.folder)).mistakes).toMatchObject([
    { code: 'duplicate_key', file: 'buildings.csv', line: 3, what: expect.stringContaining('instance_name') },
  ]);
});

test('a missing name on the map in a listed language is a warning', async () => {
  const built = await greekPackage();
  const label = (names: object) => ({
    type: 'Feature',
    properties: { kind: 'label', class: 'quarter', rank: 1, ...names },
    geometry: { type: 'Point', coordinates: [27.13, 38.42] },
  });
  const features = [label({ name_tr: 'Kordon', name_el: 'Και', name_en: 'Quay' }), label({ name_tr: 'Alsancak' })];
  await built.write('map/base.geojson', JSON.stringify({ type: 'FeatureCollection', features }, null, 1));
  const { mistakes, warnings } = await checkHere(built.folder);
  expect(mistakes).toEqual([]);
  expect(warnings.filter(({ code }) => code === 'map_untranslated')).toMatchObject([
    { file: 'map/base.geojson', line: 22, what: expect.stringContaining('name_el') },
    { file: 'map/base.geojson', line: 22, what: expect.stringContaining('name_en') },
  ]);
});

test.each([
  ['cannot be read', '"settings": {', '"settings": {,', 'json_unreadable'],
  ['names an unknown language', '["de"]', '["de", "gr"]', 'setting_invalid'],
])('only its settings are blamed if development.json of a German package %s', async (_, from, to, code) => {
  const folder = join(await mkdtemp(join(tmpdir(), 'loggia-german-')), 'haus');
  await writeFinishedDevelopment(folder, { name: 'Haus', lat: 53.5, lng: 10, languages: ['de'] });
  const file = join(folder, 'development.json');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  const found = await checkHere(folder);
  await rm(dirname(folder), { recursive: true });
  expect(found.mistakes.map((mistake) => [mistake.file, mistake.code])).toEqual([['development.json', code]]);
  expect(found.warnings).toEqual([]);
});
