import { expect, test } from 'vitest';
import { offsetFrom, straightDistance } from './straight-distance.ts';

const syntagma = { lat: 37.9755, lng: 23.7348 };

test.each([
  ['Piraeus', { lat: 37.9475, lng: 23.6371 }, 9.11],
  ['itself', syntagma, 0],
  ['the other side of the earth', { lat: -37.9755, lng: -156.2652 }, 20_015.1],
])('to %s', (_name, place, kilometres) => {
  expect(straightDistance(syntagma, place)).toBeCloseTo(kilometres, 0);
});

test('an offset is as long as the distance, to the north and east', () => {
  const { east, north } = offsetFrom(syntagma, { lat: 37.99, lng: 23.76 });
  expect([east > 0, north > 0]).toEqual([true, true]);
  expect(Math.hypot(east, north)).toBeCloseTo(straightDistance(syntagma, { lat: 37.99, lng: 23.76 }), 2);
});
