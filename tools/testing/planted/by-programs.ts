import type { BuiltPackage } from '../build-package.ts';
import { changeCells } from './change-cells.ts';
import type { PlantedMistake } from './planted-mistake.ts';

/** What spreadsheets make of numbers that look like dates to them, and files in encodings of other programs. */
export const plantedByPrograms: PlantedMistake[] = [
  ...(
    [
      ['code', '1-Jan', 'such as 1-2'],
      ['number', '01.Mai', 'such as 1-2'],
      ['number', '1 янв', 'such as 1-2'],
      ['code', '2-Oca', 'such as 1-2'],
      ['code', '03.02.2026', 'such as 1-2'],
      ['level', '2-Ιαν', 'such as 1-2'],
      ['net_area', '04. Mai', 'such as 4.5'],
      ['net_area', 'Mai 71', 'such as 4.5'],
      ['gross_area', '2026-05-04', 'such as 4.5'],
      ['price', '1.2.2026', 'such as 1.2'],
    ] as const
  ).map(([column, value, says]): PlantedMistake => ({
    name: `date in the column ${column}: ${value}`,
    code: 'code_date',
    file: 'units.csv',
    line: 3,
    says: `Column ${column} is a date, ${value}: the spreadsheet took a number ${says}`,
    alone: true,
    plant: (built) => changeCells(built, [3], { [column]: value }),
  })),
  inUtf16('plans/δf0.svg', 'an SVG in UTF-8'),
  inUtf16('development.json', 'Save it as "UTF-8" in the editor'),
];

function inUtf16(file: string, says: string): PlantedMistake {
  const plant = async (built: BuiltPackage) => {
    let content = '';
    await built.change(file, (text) => (content = text));
    await built.write(file, Buffer.from(`\ufeff${content}`, 'utf16le'));
  };
  return { name: `UTF-16: ${file}`, code: 'encoding_utf16', file, says, alone: true, plant };
}
