import { expect, test } from 'vitest';
import { formatDate, type DateStyle } from './format-date.ts';

test.each<[DateStyle, english: string, turkish: string]>([
  ['day', '12 Nov', '12 Kas'],
  ['date', '12 Nov 2026', '12 Kas 2026'],
  ['longDate', '12 November 2026', '12 Kasım 2026'],
  ['dateTime', '12 Nov 2026, 09:40', '12 Kas 2026 09:40'],
  ['longDateTime', '12 November 2026 at 09:40', '12 Kasım 2026 09:40'],
  ['fullDateTime', 'Thursday, 12 November 2026 at 09:40', '12 Kasım 2026 Perşembe 09:40'],
  ['dayAndTime', '12 Nov, 09:40', '12 Kas 09:40'],
  ['time', '09:40', '09:40'],
  ['weekday', 'Thursday', 'Perşembe'],
  ['month', 'Nov', 'Kas'],
  ['monthAndYear', 'November 2026', 'Kasım 2026'],
])('%s is %s in English and %s in Turkish', (style, english, turkish) => {
  const at = '2026-11-12T09:40:00Z';
  expect(formatDate(at, style, 'en', 'UTC')).toBe(english);
  expect(formatDate(new Date(at), style, 'tr', 'UTC')).toBe(turkish);
});
