import { expect, it } from 'vitest';
import { turkishTexts } from './texts.tr.ts';
import { mistakeTexts, warningTexts } from './texts.ts';

const english = { ...mistakeTexts, ...warningTexts };
const marks = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

it.each(Object.keys(english) as (keyof typeof english)[])('%s gives the same details in both languages', (code) => {
  expect([marks(turkishTexts[code].what), marks(turkishTexts[code].todo)]).toEqual([
    marks(english[code].what),
    marks(english[code].todo),
  ]);
});
