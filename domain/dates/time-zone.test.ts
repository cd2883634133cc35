import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

it.each(['Europe/Athens', 'Asia/Dubai', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['', 'Athens', 'Europe/Piraeus', '+02:00', ' Europe/Athens'])('“%s” is not a time zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
