import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const limits = { rows: 100, columns: 100, cell: 500, text: 8_000_000 };
const head = 'code;price\nA-101;100000\n';

it.each([
  ['ends of lines', '\n'.repeat(4_000_000)],
  ['separators', '; ;\r\n'.repeat(1_000_000)],
])('a table that ends in millions of rows of %s is read', (_, end) => {
  expect(readCsv(head + end, ';', limits)).toEqual({
    rows: [
      { line: 1, cells: ['code', 'price'] },
      { line: 2, cells: ['A-101', '100000'] },
    ],
    mistake: null,
  });
});

it('a table with hundreds of thousands of empty rows within it is too long', () => {
  const { mistake } = readCsv(`${head}${'\n'.repeat(300_000)}A-102;1\n`, ';', limits);
  expect(mistake).toEqual({ code: 'too_many_rows', line: 200_003, limit: 100 });
});

it('a quotation mark that is not closed is a mistake whatever comes after it', () => {
  const { mistake } = readCsv(`${head}A-102;"1\n${' \n'.repeat(10)}`, ';', limits);
  expect(mistake).toEqual({ code: 'quotation', line: 3, isOpen: true });
});
