import { copyFile, rename } from 'node:fs/promises';
import type { BuiltPackage } from '../build-package.ts';
import { changeCells } from './change-cells.ts';
import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes of people who write tables and settings in an office, each of which must be the only entry of the list. */
export const plantedInOffices: PlantedMistake[] = [
  {
    name: 'decimal commas in a whole column',
    code: 'number_format',
    file: 'units.csv',
    line: 2,
    says: 'Column net_area is "71,2", which is not a number (likewise other values on lines 3, 4, 5, ',
    plant: (built) =>
      built.change('units.csv', (table) => {
        const [header = '', ...rows] = table.trimEnd().replaceAll(',', ';').split('\n');
        return [header, ...rows.map((row, index) => row.replace(';71.25;', `;71,${index + 2};`))].join('\n');
      }),
  },
  {
    name: 'gross and net areas exchanged',
    code: 'area_disorder',
    file: 'units.csv',
    line: 2,
    says: 'The net area 84.5 is more than the gross area 71.02 (likewise other values on lines 3, 4, 5, ',
    plant: (built) =>
      built.change('units.csv', (table) => {
        let row = 1;
        return table.replace(/84\.5,71\.25/g, () => `71.0${(row = (row % 8) + 1)},84.5`);
      }),
  },
  inCodePage('Russian', 'Windows-1251 (Russian)', 'd1e0e9f2'),
  inCodePage('Greek', 'Windows-1253 (Greek)', 'c9f3f4efe5ebdfe4e1'),
  inCodePage('Arabic', 'Windows-1256 (Arabic)', 'c7e1e3e6deda20c7e1c5e1dfcad1e6e4ed'),
  inCodePage('Turkish', 'Windows-1254 (Turkish)', '536174fdfe'),
  inCodePage('German', 'it looks like Windows-1252', '5665726b6175667362fc726f'),
  inCodePage('German from a Mac', 'Mac Roman', '5665726b61756673629f726f'),
  {
    name: 'column with the title of another table',
    code: 'column_unknown',
    file: 'tags.csv',
    line: 1,
    says: 'did you mean "title_en"',
    plant: (built) => built.change('tags.csv', (table) => table.replace('title_en', 'label_en')),
  },
  {
    name: 'quotation marks in a name',
    code: 'csv_quotation',
    file: 'buildings.csv',
    line: 2,
    says: 'The value "Building" Δ has quotation marks within it. Write',
    plant: (built) => built.change('buildings.csv', (table) => table.replace('Building Δ', '"Building" Δ')),
  },
  ofPictures('line break between pictures', '"κήπος/σαλόνι.webp\nκήπος/σαλόνι.webp"', 'several are separated by |'),
  ofPictures('picture without its ending', 'κήπος/σαλόνι', 'there is pictures/κήπος/σαλόνι.webp'),
  {
    name: 'German letters in the name of a picture',
    code: 'picture_missing',
    file: 'units.csv',
    line: 2,
    says: 'there is pictures/κήπος/kueche.webp',
    plant: async (built) => {
      await copyFile(built.path('pictures/κήπος/σαλόνι.webp'), built.path('pictures/κήπος/kueche.webp'));
      await changeCells(built, [2], { images: 'κήπος/küche.webp' });
    },
  },
  {
    name: 'folder of pictures in capitals',
    code: 'picture_folder_empty',
    file: 'units.csv',
    line: 2,
    says: 'there is pictures/κήπος/, and case counts',
    plant: (built) => changeCells(built, [2], { images: 'ΚΉΠΟΣ/' }),
  },
  {
    name: 'front in capitals',
    code: 'picture_missing',
    file: 'buildings.csv',
    line: 2,
    says: 'there is fronts/Δ.WEBP, and case counts',
    plant: (built) => rename(built.path('fronts/δ.webp'), built.path('fronts/Δ.WEBP')),
  },
  {
    name: 'plan as the PDF of the architect',
    code: 'plan_missing',
    file: 'units.csv',
    line: 2,
    says: 'there is plans/δf0.pdf: save it as SVG',
    plant: (built) => rename(built.path('plans/δf0.svg'), built.path('plans/δf0.pdf')),
  },
  ofSetting('number in quotation marks', '"projectId": 7', '"projectId": "7"', ': 7'),
  ofSetting('switch in quotation marks', '"settings": {', '"settings": { "has360": "true",', ': true'),
  ofSetting(
    'text in place of one for each language',
    '"settings": {',
    '"settings": { "contact": { "email": "a@b.example", "hours": "9–18" },',
    '{ "en": "9–18" }',
  ),
  ofSetting('decimal comma', '38.42', '38,42', 'a number has a decimal comma', 'json_unreadable'),
  ofSetting('quotation in a text', 'Welcome', 'The "House"', 'write \\" or “ ”', 'json_unreadable'),
  ofSetting('name in small letters', '"projectName"', '"projectname"', 'did you mean "projectName"', 'setting_unknown'),
  ofSetting(
    'part of another setting',
    '"settings": {',
    '"settings": { "whatsApp": "+49 170 0000000",',
    'it belongs in settings.contact',
    'setting_unknown',
  ),
  ofSetting(
    'texts among the settings',
    '"settings": {',
    '"settings": { "texts": {},',
    'it belongs beside settings',
    'setting_unknown',
  ),
  {
    name: 'spaces in the address of a telephone number',
    code: 'legal_element',
    file: 'legal/imprint.en.md',
    says: 'A link with a space in its address',
    plant: (built) => built.write('legal/imprint.en.md', '# Imprint\n\n[Call](tel:+49 40 555-0100)\n'),
  },
];

function inCodePage(whose: string, says: string, hex: string): PlantedMistake {
  const bytes = Buffer.concat([Buffer.from('name\n'), Buffer.from(hex, 'hex'), Buffer.from('\n')]);
  const plant = (built: BuiltPackage) => built.write('lead-sources.csv', bytes);
  return { name: `encoding: ${whose}`, code: 'encoding_not_utf8', file: 'lead-sources.csv', line: 2, says, plant };
}

function ofPictures(name: string, images: string, says: string): PlantedMistake {
  const plant = (built: BuiltPackage) => changeCells(built, [2], { images });
  return { name, code: 'picture_missing', file: 'units.csv', line: 2, says, plant };
}

function ofSetting(
  name: string,
  from: string,
  to: string,
  says: string,
  code: PlantedMistake['code'] = 'setting_invalid',
): PlantedMistake {
  const plant = (built: BuiltPackage) => built.change('development.json', (text) => text.replace(from, to));
  return { name: `setting: ${name}`, code, file: 'development.json', says, plant };
}
