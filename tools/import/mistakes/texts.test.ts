import { expect, it } from 'vitest';
import { turkishTexts } from './texts.tr.ts';
import { mistakeTexts, warningTexts } from './texts.ts';

const english = { ...mistakeTexts, ...warningTexts };
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

it.each(Object.keys(english) as (keyof typeof english)[])('%s has the same placeholders in both languages', (code) => {
  expect([placeholders(turkishTexts[code].what), placeholders(turkishTexts[code].todo)]).toEqual([
    placeholders(english[code].what),
    placeholders(english[code].todo),
  ]);
});
