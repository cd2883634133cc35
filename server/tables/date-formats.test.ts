import { expect, it } from 'vitest';
import { numberStyle } from './date-formats.ts';

it.each([
  ['a date', 'dd.mm.yyyy', 'date'],
  ['a date in a language', '[$-407]d. mmmm yyyy', 'date'],
  ['elapsed hours', '[h]:mm', 'date'],
  ['a number in a colour', '[Red]0.00', 'number'],
  ['a percentage', '0.0%', 'percent'],
  ['a bracket that is not closed', '[d', 'number'],
  ['a million brackets that are not closed', '['.repeat(1_000_000), 'number'],
])('a format shows %s', (_, code, style) => {
  expect(numberStyle(200, code)).toBe(style);
});
