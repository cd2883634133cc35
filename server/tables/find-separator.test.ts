import { expect, it } from 'vitest';
import { findSeparator } from './find-separator.ts';

const separators = [';', '\t', ','];

it.each([
  ['the one in the first row', 'code;price\nA-101,1;2\n', ';'],
  ['the one that is looked for first', 'code;price, EUR\n', ';'],
  ['the one in the first row after empty lines and a byte order mark', '\ufeff\r\n \r\ncode\tprice\r\n', '\t'],
  ['the one before an empty first cell', '\tprice\n', '\t'],
  ['a comma in a table of one column', 'code\nA;101\n', ','],
  ['a comma in an empty file', '', ','],
])('is %s', (_, text, separator) => {
  expect(findSeparator(text, separators)).toBe(separator);
});
