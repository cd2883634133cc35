import { expect, it } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { serverTexts } from '#server/texts/texts.ts';
import { attachedAs, inlineAs } from './shown-name.ts';

it.each([
  ['Güneş Evleri A-101', 'Gunes Evleri A-101', 'G%C3%BCne%C5%9F%20Evleri%20A-101'],
  ["L’Étoile d'Or (II)*", 'LEtoile dOr II', 'L%E2%80%99%C3%89toile%20d%27Or%20%28II%29%2A'],
  ['أستيريا A-101', 'A-101', '%D8%A3%D8%B3%D8%AA%D9%8A%D8%B1%D9%8A%D8%A7%20A-101'],
  ['\u202egpj.exe\u2069', 'gpj.exe', 'gpj.exe'],
  ['a"; filename=b.exe\r\nX: y', 'a filenameb.exeX y', 'a%22%3B%20filename%3Db.exe%0D%0AX%3A%20y'],
])('a document named %j is saved under that name', (name, ascii, encoded) => {
  expect(inlineAs(name, 'pdf')).toBe(`inline; filename="${ascii}.pdf"; filename*=UTF-8''${encoded}.pdf`);
});

it.each([
  ['en', 'units-2026-11-30', 'units-2026-11-30'],
  ['de', 'residenzen-2026-11-30', 'residenzen-2026-11-30'],
  ['ru', 'units-2026-11-30', encodeURIComponent('резиденции-2026-11-30')],
  ['ar', 'units-2026-11-30', encodeURIComponent('الوحدات-2026-11-30')],
] as const)('a table exported in %s is called so, and in ASCII %s', (language, ascii, encoded) => {
  const header = `attachment; filename="${ascii}.csv"; filename*=UTF-8''${encoded}.csv`;
  expect(attachedAs('units', language, '2026-11-30', 'csv')).toBe(header);
});

it('names of files are those of no other language, and no system refuses them', () => {
  for (const kind of ['units', 'client', 'viewing'] as const) {
    const names = languages.map((language) => serverTexts[language].files[kind]);
    expect(new Set(names).size).toBe(languages.length);
    for (const name of names) expect(name).toMatch(/^[\p{L}\p{M}-]+$/u);
  }
});
