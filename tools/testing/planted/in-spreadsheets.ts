import { readFile, rm } from 'node:fs/promises';
import type { MistakeCode } from '#tools/import/mistakes/texts.ts';
import type { BuiltPackage } from '../build-package.ts';
import { writeXlsx } from '../write-xlsx.ts';
import type { PlantedMistake } from './planted-mistake.ts';

type Table = string[][];

/** Mistakes that come with tables from a spreadsheet: rows for people, and errors of formulas in other languages. */
export const plantedInSpreadsheets: PlantedMistake[] = [
  rows('row of totals', 'row_fragment', 20, 'Total · 99999999', (table) => [
    ...table,
    ['Total', ...blanks(7), '99999999', ...blanks(11)],
  ]),
  rows('row of sums without a word', 'row_fragment', 20, '1521 · 1282.5', (table) => [
    ...table,
    [...blanks(10), '1521', '1282.5', ...blanks(8)],
  ]),
  rows('heading of a building among its units', 'row_fragment', 6, 'Building Δ', (table) =>
    table.toSpliced(5, 0, ['Building Δ', ...blanks(19)]),
  ),
  rows('note below the units', 'row_fragment', 20, 'As of 20 November', (table) => [
    ...table,
    ['As of 20 November', ...blanks(19)],
  ]),
  rows('header at the top of each page', 'header_again', 9, 'Delete the row', (table) =>
    table.toSpliced(8, 0, table[0] ?? []),
  ),
  {
    name: 'row of totals in a workbook',
    code: 'row_fragment',
    file: 'units.xlsx',
    line: 20,
    says: '9999999999 · 845',
    alone: true,
    plant: async (built) => {
      const table = await unitsOf(built);
      await rm(built.path('units.csv'));
      await built.write('units.xlsx', writeXlsx([...table, [...blanks(8), '9999999999', '', '845', ...blanks(9)]]));
    },
  },
  ...(
    [
      ['German', 'price', '#BEZUG!'],
      ['German', 'apartment_type', '#NV'],
      ['Russian', 'gross_area', '#ССЫЛКА!'],
      ['Russian', 'bathrooms', '#Н/Д'],
      ['Turkish', 'net_area', '#BAŞV!'],
      ['Turkish', 'code', '#YOK'],
      ['Greek', 'level', '#ΑΝΑΦ!'],
      ['Greek', 'status', '#Δ/Υ'],
      ['French', 'tags', '#VALEUR!'],
      ['Spanish', 'images', '#¡REF!'],
      ['LibreOffice', 'info_sheet', 'Err:502'],
      ['a table of Google that is still loading', 'plans', '#GETTING_DATA'],
      ['a column that is too narrow', 'furniture_price', '########'],
    ] as const
  ).map(([whose, column, value]) =>
    cell(`error of a formula in ${whose}: ${value}`, 'cell_error', 5, column, value, `is ${value}, an error`),
  ),
  {
    name: 'error of a formula in a name',
    code: 'cell_error',
    file: 'buildings.csv',
    line: 2,
    says: 'name_en is #BEZUG!',
    alone: true,
    plant: (built) => built.change('buildings.csv', (text) => text.replace('Building Δ', '#BEZUG!')),
  },
  cell('price in full-width digits', 'digits_arabic', 7, 'price', '１５１０００００', ': 15100000'),
  cell('area in full-width digits with their point', 'digits_arabic', 8, 'gross_area', '８４．５', ': 84.5'),
  cell('area in Indian digits', 'digits_arabic', 9, 'net_area', '७१.२५', ': 71.25'),
  cell('code in full-width digits', 'digits_arabic', 3, 'code', 'Δ-００２', ': Δ-002'),
  cell('code twice, once with a character without width', 'duplicate_key', 3, 'code', 'Δ-001\u200b', 'line 2'),
  cell('name of nothing but a character without width', 'value_missing', 4, 'code', '\u200b', 'code is empty'),
];

const blanks = (count: number) => Array<string>(count).fill('');

async function unitsOf(built: BuiltPackage): Promise<Table> {
  const text = await readFile(built.path('units.csv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
}

/** A mistake in rows of the table of units, whose cells contain no commas. */
function rows(
  name: string,
  code: MistakeCode,
  line: number,
  says: string,
  edit: (table: Table) => Table,
): PlantedMistake {
  const plant = async (built: BuiltPackage) =>
    built.write(
      'units.csv',
      `${edit(await unitsOf(built))
        .map((row) => row.join(','))
        .join('\n')}\n`,
    );
  return { name, code, file: 'units.csv', line, says, alone: true, plant };
}

/** A mistake in one cell of the table of units. */
function cell(
  name: string,
  code: MistakeCode,
  line: number,
  column: string,
  value: string,
  says: string,
): PlantedMistake {
  const edited = (table: Table) => {
    const at = table[0]?.indexOf(column) ?? -1;
    return table.map((row, index) => (index === line - 1 ? row.with(at, value) : row));
  };
  return rows(name, code, line, says, edited);
}
