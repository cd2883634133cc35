import { mkdir, readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import type { WarningCode } from '#tools/import/mistakes/texts.ts';
import { picture, type BuiltPackage } from '../build-package.ts';
import type { Oversight } from './planted-mistake.ts';

const front = 'fronts/δ.webp';
const sentence = 'A quiet house by the sea, made for people who stay.';

/** What nobody can see, reach, read or tell apart on the screen, although every file is in order. */
export const outOfSight: Oversight[] = [
  {
    name: 'two room types of one name',
    code: 'title_twice',
    file: 'room-types.csv',
    line: 3,
    says: 'label_en is "two bedrooms" on line 2 as well',
    plant: (built) => built.change('room-types.csv', (text) => `${text}3+1,two bedrooms,3+1,3+1\n`),
  },
  {
    name: 'place that is listed twice',
    code: 'place_twice',
    file: 'places.csv',
    line: 4,
    says: '"Museum" is on line 2 as well',
    plant: (built) => built.change('places.csv', (text) => `${text}3,museums,Museum,Müze,38.42,27.14,\n`),
  },
  {
    name: 'sentence that was copied instead of translated',
    code: 'text_same',
    file: 'development.json',
    line: 21,
    says: 'intro_text is the same in en and tr',
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replaceAll('"greeting"', `"intro_text": "${sentence}", "greeting"`),
      ),
  },
  {
    name: 'legal page that was copied instead of translated',
    code: 'text_same',
    file: 'legal/imprint.tr.md',
    says: 'imprint is the same in en and tr',
    plant: async (built) => built.write('legal/imprint.tr.md', await readFile(built.path('legal/imprint.en.md'))),
  },
  {
    name: 'legal page in a language that nobody is offered',
    code: 'setting_not_offered',
    file: 'legal/imprint.ru.md',
    says: 'in a language that settings.languages does not list',
    plant: (built) => built.write('legal/imprint.ru.md', '# Выходные данные\n\nУлица Садовая, 4\n'),
  },
  ofPanoramas('hotspot to where it is', 'hotspot_to_itself', 'hotspots.csv', 2, '"lobby", in which it is itself', [
    'lobby,0,0,Here,Burası,lobby,',
    'lobby,9,0,Bar,Bar,bar,',
  ]),
  ofPanoramas('hotspots on each other', 'hotspots_at_one_place', 'hotspots.csv', 3, 'that of line 2', [
    'lobby,9,0,Bar,Bar,bar,',
    'lobby,9.0,0,Sea,Deniz,,',
  ]),
  ofPanoramas('panorama without a way to it', 'panorama_unreachable', 'panoramas.csv', 3, '"bar"', [
    'bar,0,0,Lobby,Lobi,lobby,',
  ]),
  ofFront('transparent front', { r: 0, g: 90, b: 0, alpha: 0 }, '#ffffff'),
  ofFront('front of one colour', { r: 16, g: 16, b: 16, alpha: 1 }, '#101010'),
  ofSize('picture of a type', 'pictures/κήπος/σαλόνι.webp', 120, { file: 'apartment-types.csv', line: 2 }),
  ofSize('front', front, 90, { file: 'buildings.csv', line: 2 }),
  ofSize('background of a plan', 'plans/δf0.webp', 120, { file: 'plans/δf0.svg' }),
  {
    name: 'small: all pictures of a folder',
    code: 'pictures_small',
    file: 'galleries.csv',
    line: 4,
    says: '5 pictures are 640×480, which looks blurred on large screens: pictures/yard/1.webp … pictures/yard/5.webp. Export them at 1920×1440',
    plant: async (built) => {
      for (const number of [1, 2, 3, 4, 5])
        await built.write(`pictures/yard/${number}.webp`, await picture(640, 480, number * 20, 'webp'));
      await built.change('galleries.csv', (text) => `${text}yard,Yard,Avlu,image,yard/,,0\n`);
    },
  },
  {
    name: 'small: panorama',
    code: 'picture_small',
    file: 'panoramas.csv',
    line: 2,
    says: 'pictures/roof.webp is 1000×500, which looks blurred on large screens. Export it at 6000×3000',
    plant: async (built) => {
      await built.write('pictures/roof.webp', await picture(1000, 500, 90, 'webp'));
      await built.write(
        'panoramas.csv',
        'slug,name_en,name_tr,place,picture,yaw,pitch\nroof,Roof,Çatı,facility,roof.webp,,\n',
      );
    },
  },
  ofMark('white on white', '<path fill="#fff" d="M0 0h40v40H0z"/>', 'brand_drawing_unseen', '#f6f7f8'),
  ofMark('beside its viewBox', '<path d="M400 400h40v40h-40z"/>', 'brand_drawing_unseen', '#f6f7f8'),
  ofMark(
    'in a corner of a large artboard',
    '<path d="M0 0h9v9H0z"/>',
    'brand_drawing_unseen',
    '#f6f7f8',
    '',
    '0 0 6000 6000',
  ),
  ofMark(
    'dark in a dark look',
    '<path d="M0 0h40v40H0z"/>',
    'brand_drawing_unseen',
    '#101010',
    ', "colours": { "ink": "#ffffff", "paper": "#101010", "accent": "#80c0ff" }',
  ),
  ofMark('with letters', '<path d="M0 0h9v40H0z"/><text y="30">H</text>', 'brand_drawing_text', 'contains text'),
  {
    name: 'map without anything on it',
    code: 'map_empty',
    file: 'map/base.geojson',
    says: 'map/base.geojson has no features',
    plant: (built) => built.write('map/base.geojson', JSON.stringify({ type: 'FeatureCollection', features: [] })),
  },
  {
    name: 'map of another town',
    code: 'map_elsewhere',
    file: 'map/tiles.mbtiles',
    says: 'outside of it, at 38.42, 27.13',
    plant: async (built) => {
      await mkdir(built.path('map'), { recursive: true });
      const archive = new DatabaseSync(built.path('map/tiles.mbtiles'));
      archive.exec(`CREATE TABLE metadata (name, value);
        INSERT INTO metadata VALUES ('bounds', '9.5,53.4,10.5,53.7');
        CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data);
        CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)`);
      archive.close();
    },
  },
];

function ofPanoramas(
  name: string,
  code: WarningCode,
  file: string,
  line: number,
  says: string,
  hotspots: readonly string[],
): Oversight {
  const plant = async (built: BuiltPackage) => {
    await built.write('pictures/all-around.webp', await picture(3000, 1500, 90, 'webp'));
    const panoramas = ['lobby,Lobby,Lobi,facility,all-around.webp,,', 'bar,Bar,Bar,,all-around.webp,,'];
    await built.write('panoramas.csv', lines('slug,name_en,name_tr,place,picture,yaw,pitch', panoramas));
    await built.write('hotspots.csv', lines('panorama,yaw,pitch,title_en,title_tr,to,link', hotspots));
  };
  return { name, code, file, line, says, plant };
}

const lines = (...parts: [header: string, rows: readonly string[]]) => `${parts.flat().join('\n')}\n`;

function ofFront(name: string, background: { r: number; g: number; b: number; alpha: number }, colour: string) {
  const plant = async (built: BuiltPackage) =>
    built.write(
      front,
      await sharp({ create: { width: 960, height: 540, channels: 4, background } })
        .webp()
        .toBuffer(),
    );
  return {
    name,
    code: 'picture_blank',
    file: 'buildings.csv',
    line: 2,
    says: `every pixel is ${colour}`,
    plant,
  } as const;
}

function ofSize(name: string, path: string, height: number, place: { file: string; line?: number }): Oversight {
  const says = `${path} is 160×${height}, which looks blurred on large screens. Export it at 1920×${height * 12}`;
  const plant = async (built: BuiltPackage) => built.write(path, await picture(160, height, 20, 'webp'));
  return { name: `small: ${name}`, code: 'picture_small', ...place, says, plant };
}

function ofMark(name: string, shapes: string, code: WarningCode, says: string, more = '', viewBox = '0 0 40 40') {
  const file = 'brand/mark.svg';
  const plant = async (built: BuiltPackage) => {
    await built.write(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`);
    await built.change('development.json', (text) =>
      text.replace('"settings": {', `"settings": {\n    "brand": { "mark": "mark.svg"${more} },`),
    );
  };
  return { name: `mark: ${name}`, code, file, says, plant };
}
