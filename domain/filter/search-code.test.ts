import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeKey, searchByCode, upperCaseTyped } from './search-code.ts';

describe('typed text', () => {
  it.each([
    ['a309', 'en', 'A309'],
    ['villa i', 'en', 'VILLA I'],
    ['villa i', 'tr', 'VİLLA İ'],
    ['ışık', 'tr', 'IŞIK'],
    ['ğüşöç', 'tr', 'ĞÜŞÖÇ'],
  ] as const)('%s in %s shows as %s', (typed, language, shown) => expect(upperCaseTyped(typed, language)).toBe(shown));
});

describe('equal codes', () => {
  it.each([
    ['A 309', 'a309'],
    ['A-309', 'a.309'],
    ['A–309', 'A/309'],
    ['BA 1', 'ba1'],
    ['VİLLA', 'villa'],
    ['VILLA', 'vılla'],
    ['VI\u0307LLA', 'VİLLA'],
    ['vi\u0307lla', 'VILLA'],
    ['Ａ３０９', 'a309'],
    ['ŞÇÖ1', 'şçö1'],
  ])('%s and %s', (a, b) => expect(codeKey(a)).toBe(codeKey(b)));

  it('are distinguished where letters differ', () => {
    expect(codeKey('S1')).not.toBe(codeKey('Ş1'));
    expect(codeKey('O1')).not.toBe(codeKey('Ö1'));
  });
});

const units = ['M1', '101', '110', '210', '310', 'BA10', 'BA1', 'BA11'].map((number) => ({
  number,
  code: `A-${number}`,
}));
const villa = { number: '1', code: 'VİLLA-1' };
const found = (typed: string) => searchByCode([...units, villa], typed).map((unit) => unit.number);

describe('a search', () => {
  it('finds nothing for an empty query', () => expect([found(''), found('  '), found('-')]).toEqual([[], [], []]));
  it('finds by number and by code, ignoring case', () => {
    expect(found('a-101')).toEqual(['101']);
    expect(found('m1')).toEqual(['M1']);
  });
  it('puts the exact match first, so that Enter opens it', () => expect(found('ba1')).toEqual(['BA1', 'BA10', 'BA11']));
  it('puts codes that start with the query before those that contain it', () =>
    expect(found('10')).toEqual(['101', '110', '210', '310', 'BA10']));
  it('finds a Turkish code from an English or a Turkish keyboard', () => {
    expect(found('villa')).toEqual(['1']);
    expect(found('VİLLA')).toEqual(['1']);
    expect(found('vılla1')).toEqual(['1']);
  });
  it('finds nothing where nothing matches', () => expect(found('999')).toEqual([]));
});

it('finds a unit by any part of its code, as displayed in either language', () => {
  const letter = fc.constantFrom(...'ABCIİıiŞşğ0123456789- ');
  const code = fc.string({ unit: letter, minLength: 1, maxLength: 8 }).filter((text) => codeKey(text) !== '');
  fc.assert(
    fc.property(code, fc.nat(), fc.nat(), fc.constantFrom('en' as const, 'tr' as const), (code, a, b, language) => {
      const key = codeKey(code);
      const start = a % key.length;
      const typed = key.slice(start, start + 1 + (b % (key.length - start)));
      expect(searchByCode([{ code, number: '' }], upperCaseTyped(typed.toLowerCase(), language))).toHaveLength(1);
    }),
  );
});
