import { expect, it } from 'vitest';
import { panoramaAddress, panoramaOf } from './panorama-address.ts';

it.each([
  ['pool', 'facility'],
  ['çatı bahçesi', 'realshot'],
  ['κήπος', null],
] as const)('round-trips %s', (slug, place) => {
  expect(panoramaOf(panoramaAddress(slug, place))).toBe(slug);
});

it.each([
  '/facility',
  '/gallery/pool',
  'https://tour.example/facility?view=pool',
  '/facility?view=%E0%A4%A',
  '/facility?view=a&b=c',
])('finds no panorama in %s', (address) => {
  expect(panoramaOf(address)).toBeUndefined();
});
