import { expect, test } from 'vitest';
import { plainBrand } from '#contract/brand.ts';
import type { Language } from '#domain/texts/language.ts';
import type { FilledMail } from './mail-message.ts';
import { writeHtml } from './write-html.ts';

const mail: FilledMail = {
  language: 'en',
  project: 'Asteria',
  brand: plainBrand,
  subject: 'A',
  heading: 'A',
  lines: ['A'],
  sections: [],
  code: undefined,
  url: 'https://asteria.example/verify/1',
  button: 'A',
  after: [],
  footer: 'A',
  addressHint: 'A',
  addresses: [],
  links: [],
};

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('a mail in %s runs %s, and the address in it from left to right', (language, direction) => {
  const html = writeHtml({ ...mail, language: language as Language });
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  // Mail programs keep the content of the body, and some only that of the table.
  expect(html).toContain(`<body dir="${direction}"`);
  expect(html).toMatch(new RegExp(`<table [^>]*width="560" dir="${direction}"`));
  expect(html).toMatch(/<a href="https:[^>]*dir="ltr"[^>]*>https:/);
});

test('the letters of a name are spaced, except in scripts that join them', () => {
  const isSpaced = (language: Language, project: string) =>
    new RegExp(`letter-spacing:[^>]*>${project}<`).test(writeHtml({ ...mail, language, project }));
  expect([isSpaced('en', 'Asteria'), isSpaced('ar', 'السراب')]).toEqual([true, false]);
});

test('an address of the product in a text is a link, and one that somebody typed is not', () => {
  const reset = 'https://asteria.example/login?forgotten=1&again=1';
  const html = writeHtml({
    ...mail,
    url: undefined,
    after: [`Set a new password here: ${reset}`, 'Or at https://evil.example/login'],
    addresses: [reset],
  });
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => [href, text]);
  const written = 'https://asteria.example/login?forgotten=1&amp;again=1';
  expect(links).toEqual([[written, written]]);
  expect(html).toContain('Or at https://evil.example/login');
});

test('“E-Mail” and “e-posta” stay in one line, and addresses of that name stay as they are', () => {
  const address = 'https://e-posta.example/e-posta';
  const html = writeHtml({
    ...mail,
    lines: ['Ihre E-Mail-Adresse', 'Bu e-posta'],
    after: [`Buradan: ${address}`],
    addresses: [address],
  });
  expect([...html.matchAll(/white-space:nowrap">([^<]*)<\/span>(\S*)/g)].map(([, kept, rest]) => [kept, rest])).toEqual(
    [
      ['E-Mail', '-Adresse</p></td></tr>'],
      ['e-posta', '</p></td></tr>'],
    ],
  );
  expect(html).toContain(`>${address}</a>`);
});
