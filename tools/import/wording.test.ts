import { expect, it } from 'vitest';
import { warningsOfWording } from './wording.ts';

const codesOf = (text: string, language: 'ru' | 'el' | 'ar' | 'de') =>
  warningsOfWording(text, language, 'tagline').map(({ code }) => code);

it('warns of a sentence that was left in Latin letters in a language that has its own', () => {
  for (const language of ['ru', 'el', 'ar'] as const)
    expect(codesOf('Living on the canal', language)).toEqual(['text_other_script']);
});

it('accepts names, addresses and mixed sentences in Latin letters', () => {
  expect(codesOf('Museum of the Future', 'ar')).toEqual([]);
  expect(codesOf('Am Sandtorkai 70, 20457 Hamburg', 'ru')).toEqual([]);
  expect(codesOf('Elbphilharmonie: concerts, tours and more на набережной', 'ru')).toEqual([]);
  expect(codesOf('www.example.com/a/b/c, info@example.com', 'el')).toEqual([]);
  expect(codesOf('Wohnen am stillen Fleet', 'de')).toEqual([]);
});
