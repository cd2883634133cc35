import { describe, expect, it } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { importTexts, type ImportTexts } from './texts.ts';

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
const flat = ({ mistakes, warnings, details }: ImportTexts): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries({ ...mistakes, ...warnings }).flatMap(([code, { what, todo }]) => [
      [`${code} what`, what],
      [`${code} todo`, todo],
    ]),
    ...Object.entries(details),
  ]) as Record<string, string>;

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(flat(importTexts.en)))('%s has the placeholders of the English text', (key, english) => {
    expect(placeholders(flat(importTexts[language])[key] ?? '')).toEqual(placeholders(english));
  });
});
