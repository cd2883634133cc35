import { expect, it } from 'vitest';
import { readPercent } from './read-percent.ts';

it.each([
  ['3', 300],
  ['-2,5', -250],
  ['+1.25 %', 125],
  ['−1', -100],
  ['0', 0],
  ['400', 40_000],
  ['401', null],
  ['-90', -9000],
  ['-91', null],
  ['3,555', null],
  ['three', null],
  ['', null],
  ['%', null],
] as const)('reads %j as %j', (typed, read) => {
  expect(readPercent(typed)).toBe(read);
});
