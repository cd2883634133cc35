import { readFile, rename } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { BuiltPackage } from '#tools/testing/build-package.ts';
import { cell, ownListedMistakes, replaced } from '#tools/testing/listed-mistakes.ts';

const listed = ownListedMistakes();
const saying = (text: string) => expect.stringContaining(text) as unknown;
const swapped = replaced('development.json', /"lat": 38.42,\s*"lng": 27.13/, '"lat": 27.13, "lng": 38.42');

test.each(['units.csv.zip', 'units.csv.txt', 'units (1).csv', 'units copy.csv', 'Copy of units.csv', 'unit.csv'])(
  'a table that was named %s is one mistake, which names that file',
  async (name) => {
    const move = (built: BuiltPackage) => rename(built.path('units.csv'), built.path(name));
    expect(await listed(move)).toEqual([['file_missing', 'units.csv', null, saying(`there is ${name}`)]]);
  },
);

test.each([
  '/Users/ann/Desktop/sun/pictures/κήπος/σαλόνι.webp',
  String.raw`C:\sun\pictures\κήπος\σαλόνι.webp`,
  '../pictures/κήπος/σαλόνι.webp',
  'https://drive.example/σαλόνι.webp',
])('the path %s says what to write instead', async (path) => {
  expect(await listed(cell(2, 'images', path))).toEqual([
    ['file_outside', 'units.csv', 2, saying('by its path there (write κήπος/σαλόνι.webp)')],
  ]);
});

test('a picture from elsewhere that the package lacks has no other path', async () => {
  expect(await listed(cell(2, 'images', 'https://drive.example/else.webp'))).toEqual([
    ['file_outside', 'units.csv', 2, saying('leads outside the package. Put the file into the package and name it')],
  ]);
});

test('a centre of the map that is exchanged is one mistake, whatever else is far from it', async () => {
  const withZone = { settings: { timeZone: 'Europe/Istanbul' } };
  const change = async (built: BuiltPackage) => {
    const street = {
      type: 'LineString',
      coordinates: [
        [27.13, 38.42],
        [27.131, 38.421],
      ],
    };
    const feature = { type: 'Feature', properties: { kind: 'street', class: 'residential' }, geometry: street };
    await built.write('map/base.geojson', JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
    await swapped(built);
  };
  expect(await listed(change, withZone)).toEqual([
    ['map_centre_swapped', 'development.json', expect.any(Number), saying('exchanged, it would be among them')],
  ]);
});

test('a text that several languages lack is one warning', async () => {
  const change = replaced(
    'development.json',
    '"greeting": "Welcome"',
    '"greeting": "Welcome", "tagline": "By the sea"',
  );
  const texts = (built: BuiltPackage) =>
    built.change('development.json', (text) =>
      text.replace('"tr": {', '"el": { "greeting": "Καλώς ήρθατε" },\n    "tr": {'),
    );
  const both = async (built: BuiltPackage) => {
    await change(built);
    await texts(built);
  };
  const list = await listed(both, { settings: { languages: ['en', 'tr', 'el'] } });
  expect(list.filter(([code]) => code === 'text_missing')).toEqual([
    [
      'text_missing',
      'development.json',
      expect.any(Number),
      saying('exists in en but not in tr, el. Add it under texts.tr, texts.el'),
    ],
  ]);
});

test('opening hours that several languages lack are one warning', async () => {
  const contact = { contact: { hours: { en: 'Monday to Friday' } } };
  const list = await listed(() => Promise.resolve(), { settings: { languages: ['en', 'tr', 'el'], ...contact } });
  expect(list.filter(([code]) => code === 'setting_untranslated')).toEqual([
    ['setting_untranslated', 'development.json', expect.any(Number), saying('settings.contact.hours.el')],
  ]);
});

test('a typeface that was renamed says what it is, and hides no other file of the brand', async () => {
  const change = async (built: BuiltPackage) => {
    const source = 'developments/asteria/brand';
    const bytes = await readFile(`${source}/commissioner-regular.ttf`);
    for (const name of ['text.woff2', 'text.ttf']) await built.write(`brand/${name}`, bytes);
    await built.write('brand/OFL.txt', await readFile(`${source}/commissioner-OFL.txt`));
  };
  const textFace = { files: [{ file: 'text.woff2' }], licence: 'OFL.txt', print: ['text.ttf'] };
  expect(await listed(change, { settings: { brand: { textFace } } })).toEqual([
    ['content_renamed', 'development.json', expect.any(Number), saying('brand/text.woff2 is in fact TTF; renaming')],
  ]);
});
