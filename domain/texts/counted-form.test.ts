import { expect, test } from 'vitest';
import { countedForm } from './counted-form.ts';

test.each([
  ['en', ['villa', 'villas'], ['villas', 'villa', 'villas', 'villas', 'villas']],
  ['ru', ['вилла', 'виллы', 'вилл'], ['вилл', 'вилла', 'виллы', 'вилл', 'вилла']],
  ['ar', ['فيلا', 'فيلا', 'فيلتان', 'فلل', 'فيلا'], ['فيلا', 'فيلا', 'فيلتان', 'فلل', 'فيلا']],
  ['tr', ['villa'], ['villa', 'villa', 'villa', 'villa', 'villa']],
] as const)('in %s a word has the plural form for its number', (language, forms, written) => {
  expect([0, 1, 2, 6, 21].map((count) => countedForm(forms, count, language))).toEqual(written);
});
