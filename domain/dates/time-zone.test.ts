import { expect, it } from 'vitest';
import { dayIn, isTimeZone } from './time-zone.ts';

it.each(['Europe/Athens', 'Asia/Dubai', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['', 'Athens', 'Europe/Piraeus', '+02:00', ' Europe/Athens'])('“%s” is not a time zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

it.each([
  ['Asia/Kuwait', '2026-11-30'],
  ['UTC', '2026-11-29'],
  ['America/New_York', '2026-11-29'],
  ['Pacific/Kiritimati', '2026-11-30'],
])('in %s, the evening of 29 November in UTC is %s', (timeZone, day) => {
  expect(dayIn(timeZone, Date.parse('2026-11-29T21:53:00Z'))).toBe(day);
});
