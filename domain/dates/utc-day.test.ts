import { expect, it } from 'vitest';
import { isDay, utcDayOf } from './utc-day.ts';

it('gives the day of a moment in UTC', () => {
  expect(utcDayOf(Date.parse('2026-11-22T01:30:00+03:00'))).toBe('2026-11-21');
});

it('accepts the 29th of February in leap years only', () => {
  expect([isDay('2028-02-29'), isDay('2026-02-29')]).toEqual([true, false]);
});

it.each(['2026-02-30', '2026-13-01', '26-01-01', '', '2026-1-1', 'today'])('rejects %j as a day', (text) =>
  expect(isDay(text)).toBe(false),
);
