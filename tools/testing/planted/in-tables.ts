import { readFile } from 'node:fs/promises';
import { required } from '#tools/required.ts';
import type { MistakeCode } from '#tools/import/mistakes/texts.ts';
import type { BuiltPackage } from '../build-package.ts';
import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes in tables. The units of the standard package are on lines 2 to 19. */
export const plantedInTables: PlantedMistake[] = [
  cell('price with a point', 'price_format', 2, 'price', '284.500'),
  cell('price with a comma', 'price_format', 3, 'price', '"284,500"'),
  cell('price in Arabic digits', 'digits_arabic', 6, 'price', '٢٨٤٥٠٠٠٠'),
  cell('level in Persian digits', 'digits_arabic', 13, 'level', '۲'),
  cell('area with an Arabic point', 'digits_arabic', 18, 'net_area', '٧١٫٢٥'),
  cell('number in Arabic digits', 'digits_arabic', 19, 'number', '٠٠٢'),
  cell('price missing', 'value_missing', 16, 'price', ''),
  cell('price negative', 'price_negative', 14, 'price', '-100'),
  cell('area negative', 'number_negative', 4, 'gross_area', '-84.5'),
  cell('area with a comma', 'number_format', 5, 'net_area', '"71,25"'),
  cell('net above gross', 'area_disorder', 15, 'net_area', '99'),
  cell('status unknown', 'status_unknown', 5, 'status', 'maybe'),
  cell('number twice', 'duplicate_number', 7, 'number', '002'),
  cell('building unknown', 'building_unknown', 8, 'building', 'Z'),
  cell('room type unknown', 'room_type_unknown', 9, 'room_type', '9+9'),
  cell('apartment type unknown', 'apartment_type_unknown', 10, 'apartment_type', 'Tip S'),
  cell('tag unknown', 'tag_unknown', 11, 'tags', 'sea|moon'),
  cell('level not whole', 'integer_format', 12, 'level', '1.5'),
  cell('duplex flag in words', 'flag_format', 17, 'is_dublex', 'yes'),
  cell('path out of the folder', 'file_outside', 18, 'images', '../../../etc/passwd'),
  cell('absolute path', 'file_outside', 17, 'plans', '/etc/passwd'),
  cell('picture missing', 'picture_missing', 19, 'images', 'nothing.webp'),
  cell('panorama unknown', 'panorama_unknown', 4, 'link_360', 'lobi'),
  cell('price above all bounds', 'price_too_large', 7, 'price', '12100000000000000'),
  cell('tags separated by semicolons', 'tag_unknown', 12, 'tags', 'sea;moon'),
  cell('bathrooms of eleven digits', 'number_out_of_range', 15, 'bathrooms', '99999999999'),
  cell('link with a script', 'link_format', 2, 'link_360', 'javascript:alert(1)'),
  cell('area of nothing', 'area_zero', 16, 'gross_area', '0'),
  cell('error of a spreadsheet', 'cell_error', 14, 'apartment_type', '#REF!'),
  cell('formula without a value', 'cell_formula', 4, 'bathrooms', '=SUM(A1)'),
  {
    name: 'mark that reverses a name',
    code: 'control_character',
    file: 'buildings.csv',
    line: 2,
    plant: (built) => built.change('buildings.csv', (text) => text.replace('Building Δ', 'Building \u202eΔ')),
  },
  {
    name: 'code with a Cyrillic letter among Latin ones',
    code: 'lookalike',
    file: 'units.csv',
    line: 3,
    plant: (built) =>
      built.change('units.csv', (text) => text.replace('Δ-001', 'CΔ-001').replace('Δ-002', '\u0421Δ-002')),
  },
  {
    name: 'level of a class that no building has',
    code: 'class_unknown',
    file: 'levels.csv',
    line: 2,
    plant: (built) => built.write('levels.csv', 'level,classes,name_en,name_tr\n0,Q,Lobby,Lobi\n'),
  },
  {
    name: 'category of places that cannot be part of an address',
    code: 'category_format',
    file: 'place-categories.csv',
    line: 2,
    alone: true,
    plant: (built) =>
      built.write('place-categories.csv', 'category,title_en,title_tr,icon\nOkullar ve diğer,Schools,Okullar,school\n'),
  },
  {
    name: 'former code of two units',
    code: 'formerly_twice',
    file: 'units.csv',
    line: 3,
    alone: true,
    plant: (built) =>
      built.change('units.csv', (text) =>
        text
          .trimEnd()
          .split('\n')
          .map((line, index) => `${line},${index === 0 ? 'formerly' : index < 3 ? 'X-1' : ''}`)
          .join('\n'),
      ),
  },
  cell('sheet missing', 'file_missing', 3, 'info_sheet', 'a.pdf'),
  {
    name: 'row too short',
    code: 'row_short',
    file: 'units.csv',
    line: 13,
    plant: (built) => onLine(built, 'units.csv', 13, (line) => line.split(',').slice(0, 12).join(',')),
  },
  {
    name: 'row too long',
    code: 'row_long',
    file: 'units.csv',
    line: 6,
    plant: (built) => onLine(built, 'units.csv', 6, (line) => `${line},surplus`),
  },
  {
    name: 'building type unknown',
    code: 'building_type_unknown',
    file: 'buildings.csv',
    line: 3,
    plant: (built) => onLine(built, 'buildings.csv', 3, (line) => line.replace('Konut', 'Dükkân')),
  },
  {
    name: 'name beside a number without all of its forms',
    code: 'plural_forms',
    file: 'building-types.csv',
    line: 2,
    plant: (built) =>
      built.change('building-types.csv', (text) =>
        text.replace('title_tr', 'title_tr,counted_en').replace('Residence,Konut', 'Residence,Konut,residence'),
      ),
  },
  {
    name: 'no source for clients who register alone',
    code: 'lead_source_none',
    file: 'lead-sources.csv',
    alone: true,
    plant: (built) => built.write('lead-sources.csv', 'name\n'),
  },
  {
    name: 'hotspot between two panoramas that are missing',
    code: 'panorama_unknown',
    file: 'hotspots.csv',
    line: 2,
    plant: (built) =>
      built.write('hotspots.csv', 'panorama,yaw,pitch,title_en,title_tr,to,link\nlobby,0,0,Hall,Hol,hal,\n'),
  },
  {
    name: 'level twice, once without a place among the others',
    code: 'duplicate_key',
    file: 'levels.csv',
    line: 3,
    alone: true,
    plant: (built) => built.write('levels.csv', 'level,name_en,name_tr,order\n1,Sky,Gök,\n1,Roof,Çatı,top\n'),
  },
  cell('number of which the spreadsheet made a date', 'code_date', 18, 'code', '2026-02-01'),
  {
    name: 'column missing',
    code: 'column_missing',
    file: 'room-types.csv',
    line: 1,
    plant: (built) => onLine(built, 'room-types.csv', 1, (line) => line.replace('label_en', 'label')),
  },
  {
    name: 'column unknown',
    code: 'column_unknown',
    file: 'room-types.csv',
    line: 1,
    plant: (built) => onLine(built, 'room-types.csv', 1, (line) => line.replace('folder', 'foldr')),
  },
  {
    name: 'column twice',
    code: 'column_twice',
    file: 'apartment-types.csv',
    line: 1,
    plant: (built) => onLine(built, 'apartment-types.csv', 1, (line) => line.replace('title_tr', 'title_en')),
  },
  {
    name: 'quotation mark open',
    code: 'csv_unreadable',
    file: 'building-types.csv',
    line: 3,
    plant: (built) => built.change('building-types.csv', (text) => `${text}"Ofis,Office,Ofis\n`),
  },
  {
    name: 'columns separated by bars',
    code: 'csv_bars',
    file: 'galleries.csv',
    line: 1,
    plant: (built) => built.change('galleries.csv', (text) => text.replaceAll(',', '|')),
  },
  {
    name: 'gallery without pictures',
    code: 'gallery_empty',
    file: 'galleries.csv',
    line: 4,
    plant: (built) =>
      built.change(
        'galleries.csv',
        (text) => `${text}${separated(text, ['empty', 'Empty', 'Boş', 'image', '', '', '0'])}`,
      ),
  },
  {
    name: 'slug twice',
    code: 'duplicate_key',
    file: 'galleries.csv',
    line: 3,
    plant: (built) => onLine(built, 'galleries.csv', 3, (line) => line.replace('film', 'garden')),
  },
  {
    name: 'slug of the list of galleries',
    code: 'slug_reserved',
    file: 'galleries.csv',
    line: 2,
    alone: true,
    plant: (built) => onLine(built, 'galleries.csv', 2, (line) => line.replace('garden', 'all')),
  },
  {
    name: 'UTF-16',
    code: 'encoding_utf16',
    says: 'in the editor',
    file: 'tags.csv',
    plant: (built) => reencode(built, 'tags.csv', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
  },
  {
    name: 'Windows-1254',
    code: 'encoding_not_utf8',
    file: 'places.csv',
    line: 2,
    plant: (built) =>
      reencode(built, 'places.csv', (text) =>
        Buffer.from(text.replace('Müze', 'M\u00fcze\u00fe').replace('Çarşı', '\u00c7ar\u00fe\u00fd'), 'latin1'),
      ),
  },
  {
    name: 'Windows-1253',
    code: 'encoding_not_utf8',
    file: 'lead-sources.csv',
    line: 2,
    plant: (built) =>
      built.write(
        'lead-sources.csv',
        Buffer.from('name\n\u00c9\u00f3\u00f4\u00ef\u00f3\u00e5\u00eb\u00df\u00e4\u00e1\n', 'latin1'),
      ),
  },
  {
    name: 'place with an unknown category',
    code: 'choice_unknown',
    file: 'places.csv',
    line: 3,
    plant: (built) =>
      reencode(built, 'places.csv', (text) => Buffer.from(text.replace('shops', 'bars'), 'latin1'), 'latin1'),
  },
  {
    name: 'latitude and longitude exchanged',
    code: 'place_swapped',
    file: 'places.csv',
    line: 3,
    plant: (built) =>
      reencode(
        built,
        'places.csv',
        (text) => Buffer.from(text.replace('38.43,27.15', '27.15,38.43'), 'latin1'),
        'latin1',
      ),
  },
  {
    name: 'latitude too large',
    code: 'number_out_of_range',
    file: 'places.csv',
    line: 2,
    plant: (built) =>
      reencode(built, 'places.csv', (text) => Buffer.from(text.replace('38.42', '138.42'), 'latin1'), 'latin1'),
  },
];

/** A wrong value in a cell of `units.csv`: `line` counts from 1, `column` is its name in the header. */
function cell(name: string, code: MistakeCode, line: number, column: string, value: string): PlantedMistake {
  const plant = (built: BuiltPackage) =>
    built.change('units.csv', (text) => {
      const lines = text.split('\n');
      const columns = required(lines[0], 'the header').split(',');
      const parts = required(lines[line - 1], `line ${line}`).match(/("[^"]*"|[^,]*)(,|$)/g) ?? [];
      const cells = parts.map((part) => part.replace(/,$/, ''));
      cells[columns.indexOf(column)] = value;
      lines[line - 1] = cells.slice(0, columns.length).join(',');
      return lines.join('\n');
    });
  return { name, code, file: 'units.csv', line, plant };
}

function onLine(built: BuiltPackage, file: string, number: number, edit: (line: string) => string): Promise<void> {
  return built.change(file, (text) =>
    text
      .split('\n')
      .map((line, index) => (index === number - 1 ? edit(line) : line))
      .join('\n'),
  );
}

/** Writes a table with other bytes. `from` is its encoding so far, which an earlier mistake may have changed. */
async function reencode(
  built: BuiltPackage,
  file: string,
  encode: (text: string) => Buffer,
  from: BufferEncoding = 'utf8',
): Promise<void> {
  await built.write(file, encode(await readFile(built.path(file), from)));
}

/** A row for a table, with the separator that the table has: an earlier mistake may have made it a bar. */
function separated(text: string, cells: string[]): string {
  return `${cells.join(text.slice(0, text.indexOf('\n')).includes('|') ? '|' : ',')}\n`;
}
