import { expect, test } from 'vitest';
import { plainBrand } from '#contract/brand.ts';
import type { Language } from '#domain/texts/language.ts';
import type { FilledMail } from './mail-message.ts';
import { writeHtml } from './write-html.ts';

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('a mail in %s runs %s, and the address in it from left to right', (language, direction) => {
  const mail: FilledMail = {
    language: language as Language,
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
    links: [],
  };
  const html = writeHtml(mail);
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  // Mail programs keep the content of the body, some of them only that of the table.
  expect(html).toContain(`<body dir="${direction}"`);
  expect(html).toMatch(new RegExp(`<table [^>]*width="560" dir="${direction}"`));
  expect(html).toMatch(/<a href="https:[^>]*dir="ltr"[^>]*>https:/);
});
