import { expect, it } from 'vitest';
import { formatDate } from '#domain/dates/format-date.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { languages } from '#domain/texts/language.ts';
import { serverTexts } from './texts.ts';

it.each(languages)('a sentence of a document that ends in a date has one full stop in %s', (language) => {
  const date = formatDate('2026-11-26T10:00:00Z', 'longDate', language, 'UTC');
  const { brochure, sheet } = serverTexts[language];
  for (const text of [brochure.asOf, brochure.asOfPlain, sheet.asOf, sheet.availability]) {
    const said = fillPlaceholders(text, { date });
    expect(said).toContain(date);
    expect(said).toMatch(/[^.]\.$/);
    expect(said).not.toContain('..');
  }
});
