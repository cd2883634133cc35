import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromSafeCell, toSafeCell } from './formula-safe.ts';
import { csvForms, writeCsv } from './write-csv.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '=cmd|"/c calc"!A1',
])('neutralises %j', (text) => {
  expect(toSafeCell(text)).toBe(`'${text}`);
});

it.each(['A-101', 'x=1', ' =1', "l'été", ''])('leaves %j unchanged', (text) => expect(toSafeCell(text)).toBe(text));

it('round-trips any text and never starts like a formula', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^['=+\-@\t\r\n＝＋－＠a1]{0,8}$/), (text) => {
      expect(toSafeCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(fromSafeCell(toSafeCell(text))).toBe(text);
    }),
  );
});

it('is written as spreadsheets in each language expect', () => {
  const rows = [
    ['code', 'area', 'price'],
    ['A;"1', 84.5, -3],
    ['=A1', null, 'a,b'],
  ];
  expect(writeCsv(rows, csvForms.en)).toBe('\ufeffcode,area,price\r\n"A;""1",84.5,-3\r\n\'=A1,,"a,b"\r\n');
  expect(writeCsv(rows, csvForms.tr)).toBe('\ufeffcode;area;price\r\n"A;""1";84,5;-3\r\n\'=A1;;a,b\r\n');
});
