import { rm, symlink } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { cell, ownListedMistakes, replaced } from '#tools/testing/listed-mistakes.ts';

const listed = ownListedMistakes();
const saying = (text: string) => expect.stringContaining(text) as unknown;
const exchanged =
  (...names: [string, string]) =>
  (built: BuiltPackage) =>
    built.change('units.csv', (text) => text.replace(names.join(','), names.toReversed().join(',')));

test.each<[string, (built: BuiltPackage) => Promise<void>, string, string, number | null, string]>([
  [
    'a code that a spreadsheet shortened',
    cell(6, 'code', '1.01E+02'),
    'code_shortened',
    'units.csv',
    6,
    'Column code is 1.01E+02: the spreadsheet has shortened a number',
  ],
  [
    'a date with a time as a code',
    cell(6, 'code', '2026-01-03 00:00:00'),
    'code_date',
    'units.csv',
    6,
    'is a date, 2026-01-03:',
  ],
  [
    'a row with a cell too few in its middle',
    (built) => built.change('units.csv', (text) => text.replace(/(\nA,102.*),84\.5,/, '$1,')),
    'row_short',
    'units.csv',
    7,
    'Cells in the row: 19',
  ],
  [
    'a row with a comma too many in its middle',
    (built) => built.change('units.csv', (text) => text.replace(/(\nA,102.*),71\.25,/, '$1,71,25,')),
    'row_long',
    'units.csv',
    7,
    'Cells in the row: 21',
  ],
  [
    'exchanged columns of types',
    exchanged('room_type', 'apartment_type'),
    'columns_exchanged',
    'units.csv',
    2,
    'room_type and apartment_type seem to be exchanged',
  ],
  [
    'exchanged columns of numbers and codes',
    exchanged('number', 'code'),
    'columns_exchanged',
    'units.csv',
    2,
    'number and code seem to be exchanged',
  ],
  [
    'exchanged columns of prices',
    exchanged('price', 'furniture_price'),
    'furniture_above_price',
    'units.csv',
    2,
    'The furniture costs',
  ],
  [
    'a level that is shown in words',
    (built) =>
      built.write('levels.csv', 'level,classes,name_en,name_tr,on_front\n0,A|B,Lobby,Lobi,\n2,A,Roof,Çatı,no\n'),
    'flag_format',
    'levels.csv',
    3,
    'Column on_front is "no"',
  ],
  [
    'texts with the code of their language in capitals',
    replaced('development.json', '"en": {', '"EN": {'),
    'setting_unknown',
    'development.json',
    17,
    'texts.EN is not known. Remove it or correct its name (did you mean "en"?)',
  ],
  [
    'a legal page with the front matter of another program',
    (built) => built.change('legal/imprint.en.md', (text) => `---\ntitle: Imprint\n---\n${text}`),
    'legal_title',
    'legal/imprint.en.md',
    1,
    'does not begin with its title',
  ],
  [
    'a picture that several tables name',
    (built) => rm(built.path('pictures/güneş/ışık ğüşiöç.png')),
    'picture_missing',
    'units.csv',
    3,
    'also in apartment-types.csv:2',
  ],
  [
    'a link out of the package that several tables name',
    async (built) => {
      await rm(built.path('pictures/κήπος/σαλόνι.webp'));
      await symlink('/etc/hosts', built.path('pictures/κήπος/σαλόνι.webp'));
    },
    'file_outside',
    'units.csv',
    2,
    'galleries.csv:2',
  ],
  [
    'coordinates in degrees, minutes and seconds',
    replaced('places.csv', '38.42,27.14', `"38° 25' 12"" N","27° 8' 24"" E"`),
    'position_format',
    'places.csv',
    2,
    'Write 38.42 as lat and 27.14 as lng',
  ],
  [
    'coordinates with the direction beside them',
    replaced('places.csv', '38.42,27.14', '"38,42 N","27,14 O"'),
    'position_format',
    'places.csv',
    2,
    'Write 38.42 as lat and 27.14 as lng',
  ],
  [
    'both coordinates in one cell',
    replaced('places.csv', '38.42,27.14', '"38.42, 27.14",'),
    'position_format',
    'places.csv',
    2,
    'Write 38.42 as lat and 27.14 as lng',
  ],
  [
    'coordinates in metres',
    replaced('places.csv', '38.42,27.14', '4252879.2,512233.1'),
    'position_other_system',
    'places.csv',
    2,
    'are no latitude and longitude',
  ],
  [
    'a map of only one feature',
    (built) => built.write('map/base.geojson', '{ "type": "Feature", "properties": {}, "geometry": null }'),
    'map_invalid',
    'map/base.geojson',
    1,
    'type: Must be FeatureCollection',
  ],
  [
    'a hotspot to a misspelt panorama',
    async (built) => {
      await built.write('pictures/pano.webp', await picture(3000, 1500, 90, 'webp'));
      const header = 'slug,name_en,name_tr,place,picture,yaw,pitch';
      const rows = 'hall,Hall,Salon,facility,pano.webp,0,0\nroof,Roof,Çatı,,pano.webp,0,0';
      await built.write('panoramas.csv', `${header}\n${rows}\n`);
      await built.write('hotspots.csv', 'panorama,yaw,pitch,title_en,title_tr,to,link\nhall,9,0,Up,Yukarı,rooof,\n');
    },
    'panorama_unknown',
    'hotspots.csv',
    2,
    'did you mean "roof"?',
  ],
])('%s is one entry of the list', async (_, change, code, file, line, says) => {
  expect(await listed(change)).toEqual([[code, file, line, saying(says)]]);
});

test.each(['2E12', '2E-01', '1e1'])(
  '%s is a code, as of stair E, and no number that a spreadsheet shortened',
  async (code) => {
    expect(await listed(cell(6, 'code', code))).toEqual([]);
  },
);
