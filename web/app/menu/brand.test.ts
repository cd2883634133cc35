import { expect, it } from 'vitest';
import { nameLanguage } from './brand.tsx';

it.each([
  ['Πειραϊκή Ακτή', 'el', 'ΠΕΙΡΑΪΚΗ ΑΚΤΗ'],
  ['Çınar Evi', 'tr', 'ÇINAR EVİ'],
  ['Hafenkante', 'en', 'HAFENKANTE'],
])('%s is upper-cased as in %s: %s', (name, language, capitals) => {
  expect(nameLanguage(name)).toBe(language);
  expect(name.toLocaleUpperCase(nameLanguage(name))).toBe(capitals);
});
