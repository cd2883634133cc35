import { cp, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BuiltPackage } from '../build-package.ts';
import { writeXlsx } from '../write-xlsx.ts';
import { changeCells, shiftLevels } from './change-cells.ts';
import type { Oversight, PlantedMistake } from './planted-mistake.ts';

/** Mistakes that come with packages that several people put together. */
export const plantedByAgencies: PlantedMistake[] = [
  ofCell('price on request in words', 'price', 'on request', 'price_format', '0 means that the price is on request'),
  ofCell('furniture that is included', 'furniture_price', 'included', 'price_format', 'or, for furniture, that there'),
  ofCell('floor by its name', 'level', 'EG', 'integer_format', '0 is the ground floor'),
  {
    name: 'floors counted from one',
    code: 'units_on_other_plans',
    file: 'units.csv',
    line: 6,
    says: 'Count floors in the same way: 0 is the ground floor',
    alone: true,
    plant: (built) => shiftLevels(built, 1),
  },
  ofCell('joiner in a code', 'code', 'Δ\u200d-002', 'code_format', 'Δ·-002'),
  {
    name: 'columns of buildings and numbers exchanged',
    code: 'columns_exchanged',
    file: 'units.csv',
    line: 2,
    says: 'building and number seem to be exchanged',
    alone: true,
    plant: (built) => built.change('units.csv', (table) => table.replace('building,number', 'number,building')),
  },
  {
    name: 'package in a folder of its folder',
    code: 'package_nested',
    file: 'final/2026/',
    says: 'is in the folder final/2026/',
    alone: true,
    plant: async (built) => {
      const inner = `${built.folder}-inner`;
      await cp(built.folder, inner, { recursive: true });
      for (const name of ['units.csv', 'development.json']) await rename(built.path(name), `${inner}/${name}`);
      await mkdir(built.path('final'));
      await rename(inner, built.path('final/2026'));
    },
  },
  ofCell('building by its name', 'building', 'Building Δ', 'building_unknown', 'did you mean "Δ"'),
  ofCell('room type by its label', 'room_type', 'two bedrooms', 'room_type_unknown', 'did you mean "2+1"'),
  ofCell('tag by its title', 'tags', 'Deniz manzarası', 'tag_unknown', 'did you mean "sea"'),
  ofCell('folder of pictures without a slash', 'images', 'κήπος', 'picture_missing', 'did you mean "κήπος/"'),
  ofCell('address without https', 'link_360', 'www.tour.example', 'link_format', 'Begin it with https://'),
  ofCell('document of a text processor', 'info_sheet', 'a.docx', 'document_not_pdf', 'Export it as PDF', [
    'documents/a.docx',
  ]),
  {
    name: 'classes separated by commas',
    code: 'class_unknown',
    file: 'levels.csv',
    line: 2,
    says: 'several are separated by |: Δ|Ş2',
    alone: true,
    plant: (built) => built.write('levels.csv', 'level,classes,name_en,name_tr\n0,"Δ, Ş2",Lobby,Lobi\n'),
  },
  {
    name: 'longitude by another name',
    code: 'setting_unknown',
    file: 'development.json',
    line: 6,
    says: 'settings.map.centre.lon is not known. Remove it or correct its name (did you mean "lng"?)',
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"lng"', '"lon"')),
  },
  {
    name: 'marker with the name of its building',
    code: 'building_unknown',
    file: 'rotator/rotator.json',
    line: 15,
    says: 'There is no building "Building Δ". Add it to buildings.csv or correct the code (did you mean "Δ"?)',
    alone: true,
    plant: (built) =>
      built.change('rotator/rotator.json', (text) => text.replace('"building": "Δ"', '"building": "Building Δ"')),
  },
  ofTable('rows in quotation marks', 'tags.csv', 'rows_quoted', 'single cell', (text) =>
    text.replace(/^.+$/gm, '"$&"'),
  ),
  ofTable('no header', 'tags.csv', 'table_empty', 'tag,title_en', (text) => text.replace(/^.*\n/, '')),
  {
    name: 'workbook named csv',
    code: 'content_other',
    file: 'tags.csv',
    says: 'The content of tags.csv is XLSX. Save it as CSV',
    alone: true,
    plant: (built) => built.write('tags.csv', writeXlsx([['tag', 'title_en', 'title_tr']])),
  },
  {
    name: 'table named xlsx',
    code: 'content_other',
    file: 'units.xlsx',
    says: 'The content of units.xlsx is CSV. Save it as XLSX',
    alone: true,
    plant: (built) => rename(built.path('units.csv'), built.path('units.xlsx')),
  },
  {
    name: 'description of the rotator beside its frames',
    code: 'rotator_missing',
    file: 'rotator/rotator.json',
    says: 'there is rotator/building0/rotator.json',
    alone: true,
    plant: (built) => rename(built.path('rotator/rotator.json'), built.path('rotator/building0/rotator.json')),
  },
  ofPicture('ending of another format', 'pictures/κήπος/σαλόνι.jpg', 'pictures/κήπος/σαλόνι.webp'),
  ofPicture('space before its ending', 'pictures/κήπος/σαλόνι.webp', 'pictures/κήπος/σαλόνι .webp'),
  ofPicture('folder of another name', 'pictures/κήπος/σαλόνι.webp', 'pictures/garden/σαλόνι.webp'),
  {
    name: 'frames with zeros in front of their numbers',
    code: 'picture_missing',
    file: 'rotator/rotator.json',
    says: 'there is rotator/building0/b001.webp',
    alone: true,
    plant: (built) => rename(built.path('rotator/building0/b1.webp'), built.path('rotator/building0/b001.webp')),
  },
];

/** What the check did not say, or said twice. */
export const oversightsOfAgencies: Oversight[] = [
  ...(
    [
      ['heading in Markdown', 'text_markup', '# Welcome', '# Welcome'],
      ['italics in Markdown', 'text_markup', 'You are *welcome*.', '*welcome*'],
      ['space without width in a word', 'text_invisible', 'Wel\u200bcome', 'Wel·come'],
    ] as const
  ).map(([name, code, text, says]): Oversight => ({
    name: `text: ${name}`,
    code,
    file: 'development.json',
    line: 18,
    says,
    plant: (built) => built.change('development.json', (json) => json.replace('Welcome', text)),
  })),
  ...(
    [
      ['www.youtube.com/watch?v=Ab-1', 'https://www.youtube-nocookie.com/embed/Ab-1'],
      ['youtu.be/Ab-1', 'https://www.youtube-nocookie.com/embed/Ab-1'],
      ['vimeo.com/12345', 'https://player.vimeo.com/video/12345'],
    ] as const
  ).map(([page, says]): Oversight => ({
    name: `film: ${page}`,
    code: 'frame_refused',
    file: 'galleries.csv',
    line: 3,
    says,
    plant: (built) => built.change('galleries.csv', (table) => table.replace('film.example/one', page)),
  })),
  {
    name: 'legal page in a folder of its language',
    code: 'legal_unknown',
    file: 'legal/tr/privacy.md',
    says: 'did you mean "legal/privacy.tr.md"',
    plant: (built) => move(built, 'legal/privacy.tr.md', 'legal/tr/privacy.md'),
  },
];

function ofCell(
  name: string,
  column: string,
  value: string,
  code: PlantedMistake['code'],
  says: string,
  files: readonly string[] = [],
): PlantedMistake {
  const plant = async (built: BuiltPackage) => {
    await changeCells(built, [3], { [column]: value });
    for (const file of files) await built.write(file, 'text');
  };
  return { name, code, file: 'units.csv', line: 3, says, alone: true, plant };
}

function ofTable(
  name: string,
  file: string,
  code: PlantedMistake['code'],
  says: string,
  edit: (text: string) => string,
): PlantedMistake {
  return { name, code, file, line: 1, says, alone: true, plant: (built) => built.change(file, edit) };
}

/** The picture of a gallery that is `there`, but named `named` in the table. */
function ofPicture(name: string, named: string, there: string): PlantedMistake {
  const original = 'pictures/κήπος/σαλόνι.webp';
  const plant = async (built: BuiltPackage) => {
    if (there !== original) await move(built, original, there);
    await built.change('galleries.csv', (table) => table.replace('κήπος/σαλόνι.webp', named.slice('pictures/'.length)));
  };
  const says = `There is no picture ${named}. Add the picture or correct the path; there is ${there}`;
  return {
    name: `picture: ${name}`,
    code: 'picture_missing',
    // All tables name a picture that was moved; the table of units does most often.
    file: there === original ? 'galleries.csv' : 'units.csv',
    line: 2,
    says,
    alone: true,
    plant,
  };
}

async function move(built: BuiltPackage, from: string, to: string): Promise<void> {
  await mkdir(dirname(built.path(to)), { recursive: true });
  await rename(built.path(from), built.path(to));
}
