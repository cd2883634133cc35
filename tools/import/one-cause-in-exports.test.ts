import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { BuiltPackage } from '#tools/testing/build-package.ts';
import { ownListedMistakes, replaced } from '#tools/testing/listed-mistakes.ts';

const listed = ownListedMistakes();
const saying = (text: string) => expect.stringContaining(text) as unknown;
const withSetting = (setting: string) => replaced('development.json', '"map"', `${setting}, "map"`);
const header = (file: string, names: string) => replaced(file, /^.*\n/, `${names}\n`);
const separated = (file: string, separator: string) => replaced(file, /,/g, separator);

async function inUtf32(built: BuiltPackage) {
  const letters = [...`\ufeff${await readFile(built.path('buildings.csv'), 'utf8')}`];
  const bytes = Buffer.alloc(letters.length * 4);
  letters.forEach((letter, index) => bytes.writeUInt32LE(letter.codePointAt(0) ?? 0, index * 4));
  await built.write('buildings.csv', bytes);
}

test.each<[string, (built: BuiltPackage) => Promise<void>, string, string, number | null, string]>([
  [
    'a header in the language of the agency',
    header(
      'units.csv',
      'Gebäude,Nummer,Code,Ebene,Maisonette,Status,Zimmer,Wohnungstyp,Preis,Möbel,Brutto,Netto,Terrasse,Garten,Bäder,' +
        'Merkmale,Bilder,Pläne,Exposé,Link 360',
    ),
    'columns_other_names',
    'units.csv',
    1,
    'Use these names: building, number, code, level, is_dublex, ',
  ],
  [
    'a header without any expected name',
    header('buildings.csv', 'Kod,Sınıf,Ad,Ad (tr),Numara,Bölge,Villa mı,Tür,Örnek'),
    'columns_other_names',
    'buildings.csv',
    1,
    'Kod, Sınıf, Ad, Ad (tr), Numara, Bölge, Villa mı, Tür, Örnek. Use these names: code,class_name,',
  ],
  [
    'a table with spaces in place of commas',
    separated('tags.csv', '  '),
    'csv_no_separator',
    'tags.csv',
    1,
    'Nothing separates',
  ],
  ['a table without any separator', separated('tags.csv', ''), 'csv_no_separator', 'tags.csv', 1, 'Nothing separates'],
  [
    'a table with a separator that no program writes',
    separated('tags.csv', ' / '),
    'csv_separator',
    'tags.csv',
    1,
    'separated by "/"',
  ],
  [
    'degrees, minutes and seconds without quotation marks around them',
    replaced('places.csv', '38.42,27.14', `38° 25' 12" N,27° 8' 24" E`),
    'position_format',
    'places.csv',
    2,
    'Write 38.42 as lat and 27.14 as lng',
  ],
  [
    'a table in UTF-32',
    inUtf32,
    'encoding_not_utf8',
    'buildings.csv',
    1,
    'it looks like UTF-32. Save it as "CSV UTF-8"',
  ],
  [
    'codes of languages in capitals',
    withSetting('"languages": ["EN", "TR"]'),
    'setting_invalid',
    'development.json',
    3,
    '(write "en", "tr")',
  ],
  [
    'a misspelt time zone',
    withSetting('"timeZone": "Europe/Instanbul"'),
    'setting_invalid',
    'development.json',
    3,
    'did you mean "Europe/Istanbul"?',
  ],
  [
    'a time zone without its continent',
    withSetting('"timeZone": "Istanbul"'),
    'setting_invalid',
    'development.json',
    3,
    'did you mean "Europe/Istanbul"?',
  ],
  [
    'a setting that is null',
    withSetting('"contact": null'),
    'setting_invalid',
    'development.json',
    3,
    'or leave it out: null is not a value',
  ],
])('%s is one entry of the list', async (_, change, code, file, line, says) => {
  expect(await listed(change)).toEqual([[code, file, line, saying(says)]]);
});

test('a quotation mark may come after a space', async () => {
  expect(await listed(replaced('places.csv', ',"Market, old",', ', "Market, old",'))).toEqual([]);
});

const greek = { settings: { languages: ['en', 'el'] } };
/** Greek texts for everything but the pages of the law. */
async function inGreek(built: BuiltPackage) {
  for (const file of ['development.json', 'buildings.csv', 'levels.csv', 'galleries.csv', 'places.csv'])
    await built.change(file, (text) => text.replaceAll(/(_|")tr\b/g, '$1el').replace(/Çarşı|Bahçe|Müze/g, 'Κήπος'));
  for (const file of ['room-types.csv', 'apartment-types.csv', 'building-types.csv', 'tags.csv'])
    await built.change(file, (text) => text.replaceAll('_tr', '_el'));
}
const ofTexts = (list: unknown[][]) =>
  list.filter(([code]) => code === 'texts_exchanged' || code === 'text_other_script');

test('exchanged columns of languages with other letters are one warning', async () => {
  const exchange = async (built: BuiltPackage) => {
    await inGreek(built);
    await built.write('tags.csv', 'tag,title_en,title_el\nsea,Θέα στη θάλασσα,Sea view\ncorner,Γωνιακό,Corner\n');
  };
  expect(ofTexts(await listed(exchange, greek))).toEqual([
    ['texts_exchanged', 'tags.csv', 2, saying('title_en and title_el seem to be exchanged')],
  ]);
});

test('texts of the settings that are exchanged between two languages are one warning', async () => {
  const exchange = async (built: BuiltPackage) => {
    await inGreek(built);
    const exchanged = { en: { greeting: 'Καλώς ήρθατε' }, el: { greeting: 'Welcome' } };
    await built.change('development.json', (text) =>
      JSON.stringify({ ...JSON.parse(text), texts: exchanged }, null, 2),
    );
  };
  expect(ofTexts(await listed(exchange, greek))).toEqual([
    ['texts_exchanged', 'development.json', expect.any(Number), saying('texts.en and texts.el seem to be exchanged')],
  ]);
});

test('exchanged columns of languages in Latin letters are one warning', async () => {
  const rows = ['sea,Deniz manzarası,Sea view', 'corner,Köy,Village', 'roof,Çatı,Roof'];
  const exchange = (built: BuiltPackage) => built.write('tags.csv', `tag,title_en,title_tr\n${rows.join('\n')}\n`);
  expect(await listed(exchange)).toEqual([
    ['texts_exchanged', 'tags.csv', 2, saying('as in "Deniz manzarası" (also on line 4)')],
  ]);
});

test('names with letters of another language are not exchanged', async () => {
  const rows = ['sea,Beşiktaş view,Beşiktaş manzarası', 'corner,Çırağan corner,Köşe', 'roof,Şişhane,Şişhane'];
  const names = (built: BuiltPackage) => built.write('tags.csv', `tag,title_en,title_tr\n${rows.join('\n')}\n`);
  expect(await listed(names)).toEqual([]);
});
