import { expect, it } from 'vitest';
import { isViewingDay, viewingDays } from './viewing-day.ts';

const now = Date.parse('2026-11-23T10:00:00Z');

it('offers today and the year after it', () => {
  expect(viewingDays(now)).toEqual({ first: '2026-11-23', last: '2027-11-24' });
  expect(['2026-11-23', '2026-12-31', '2027-11-24'].every((day) => isViewingDay(day, now))).toBe(true);
});

it('accepts the local day of a reader behind or ahead of UTC', () => {
  expect(isViewingDay('2026-11-22', now)).toBe(true);
  expect(isViewingDay('2026-11-22', now + 3 * 3_600_000)).toBe(false);
  expect(isViewingDay('2027-11-25', now)).toBe(true);
});

it('refuses days that are past or too far ahead, and texts that are not days', () => {
  const refused = ['2026-11-21', '2027-11-26', '2027-02-30', '0000-00-00', 'tomorrow', ''];
  expect(refused.filter((day) => isViewingDay(day, now))).toEqual([]);
});
