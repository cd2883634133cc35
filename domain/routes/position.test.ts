import { expect, test } from 'vitest';
import { lengthOf, metresBetween, metresPerDegree, type Position } from './position.ts';

const syntagma: Position = [23.7348, 37.9755];

test.each([
  ['Piraeus', [23.6371, 37.9475], 9_110],
  ['itself', syntagma, 0],
  ['the other side of the earth', [-156.2652, -37.9755], 20_015_100],
] as const)('the distance from Syntagma to %s', (_name, place, metres) => {
  expect(metresBetween(syntagma, place) / 1000).toBeCloseTo(metres / 1000, 0);
});

test('flat geometry matches the geodesic distance within a city', () => {
  const scale = metresPerDegree(syntagma[1]);
  const there: Position = [23.76, 37.99];
  const flat = Math.hypot((there[0] - syntagma[0]) * scale.lng, (there[1] - syntagma[1]) * scale.lat);
  expect(flat / 1000).toBeCloseTo(metresBetween(syntagma, there) / 1000, 2);
});

test('the length of a line is the sum of its segments', () => {
  expect(lengthOf([syntagma, [23.76, 37.99], syntagma])).toBeCloseTo(2 * metresBetween(syntagma, [23.76, 37.99]), 6);
  expect(lengthOf([])).toBe(0);
});
