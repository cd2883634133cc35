import { expect, test } from 'vitest';
import { formatDate, type DateStyle } from './format-date.ts';

test.each([
  ['en', '26 November 2026 at 03:58 EET'],
  ['tr', '26 Kasım 2026 03:58 GMT+2'],
  ['el', '26 Νοεμβρίου 2026 στις 3:58 π.μ. EET'],
  ['de', '26. November 2026 um 03:58 OEZ'],
  ['ru', '26 ноября 2026 г. в 03:58 GMT+2'],
  ['ar', '26 نوفمبر 2026 في 3:58 ص غرينتش+2'],
] as const)('a moment in Athens, with its time zone, in %s', (language, text) => {
  const written = formatDate('2026-11-26T01:58:00Z', 'zonedDateTime', language, 'Europe/Athens');
  expect(written.replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

test.each([
  ['en', '12 Nov 2026, 09:40', '09:40'],
  ['tr', '12 Kas 2026 09:40', '09:40'],
  ['el', '12 Νοε 2026, 9:40 π.μ.', '9:40 π.μ.'],
  ['de', '12.11.2026, 09:40', '09:40'],
  ['ru', '12 нояб. 2026 г., 09:40', '09:40'],
  ['ar', '12\u200f/11\u200f/2026، 9:40 ص', '9:40 ص'],
] as const)('hours are written the same way in every style in %s', (language, ...texts) => {
  const written = (['dateTime', 'time'] as const).map((style) =>
    formatDate('2026-11-12T09:40:00Z', style, language, 'UTC').replace(/[\u00a0\u202f]/g, ' '),
  );
  expect(written).toEqual(texts);
});

test.each<[DateStyle, english: string, turkish: string]>([
  ['day', '12\u00a0Nov', '12\u00a0Kas'],
  ['date', '12\u00a0Nov 2026', '12\u00a0Kas 2026'],
  ['longDate', '12\u00a0November 2026', '12\u00a0Kasım 2026'],
  ['dateTime', '12\u00a0Nov 2026, 09:40', '12\u00a0Kas 2026 09:40'],
  ['longDateTime', '12\u00a0November 2026 at 09:40', '12\u00a0Kasım 2026 09:40'],
  ['fullDateTime', 'Thursday, 12\u00a0November 2026 at 09:40', '12\u00a0Kasım 2026 Perşembe 09:40'],
  ['time', '09:40', '09:40'],
  ['weekday', 'Thursday', 'Perşembe'],
  ['month', 'Nov', 'Kas'],
  ['monthAndYear', 'November 2026', 'Kasım 2026'],
])('%s is %s in English and %s in Turkish', (style, english, turkish) => {
  const at = '2026-11-12T09:40:00Z';
  expect(formatDate(at, style, 'en', 'UTC')).toBe(english);
  expect(formatDate(new Date(at), style, 'tr', 'UTC')).toBe(turkish);
});

test.each([
  ['en', 'Thursday,|12 November|2026|at|09:40'],
  ['tr', '12 Kasım|2026|Perşembe|09:40'],
  ['el', 'Πέμπτη|12 Νοεμβρίου|2026|στις|9:40 π.μ.'],
  ['de', 'Donnerstag,|12. November|2026|um|09:40'],
  ['ru', 'четверг,|12 ноября|2026 г.|в|09:40'],
  ['ar', 'الخميس،|12 نوفمبر|2026|في|9:40 ص'],
] as const)('a line breaks at no other place of a date in %s than %s', (language, text) => {
  const written = formatDate('2026-11-12T09:40:00Z', 'fullDateTime', language, 'UTC');
  expect(
    written
      .split(' ')
      .join('|')
      .replace(/[\u00a0\u202f]/g, ' '),
  ).toBe(text);
});
