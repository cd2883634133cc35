import { expect, test } from 'vitest';
import { formatMoment } from './moment.tsx';

const now = new Date(2026, 10, 21, 12, 0);

test.each([
  [new Date(2026, 10, 21, 9, 40), 'en', 'today, 09:40'],
  [new Date(2026, 10, 20, 23, 59), 'tr', 'dün, 23:59'],
  [new Date(2026, 10, 16, 8, 0), 'en', 'Monday'],
  [new Date(2026, 2, 5, 8, 0), 'tr', '5\u00a0Mar'],
  [new Date(2025, 10, 21, 8, 0), 'en', '21\u00a0Nov 2025'],
] as const)('writes %s in %s as %s', (moment, language, text) => {
  expect(formatMoment(moment, now, language)).toBe(text);
});

test('uses the comma of its language', () => {
  expect(formatMoment(now, now, 'ar')).toMatch(/^\u2068اليوم\u2069، \u2068\d/);
});
