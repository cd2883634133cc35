import { expect, it } from 'vitest';
import { panoramaAddress, panoramaOf } from './panorama-address.ts';

it.each([
  ['pool', 'facility'],
  ['çatı bahçesi', 'realshot'],
  ['κήπος', null],
] as const)('leads to %s and back', (slug, place) => {
  expect(panoramaOf(panoramaAddress(slug, place))).toBe(slug);
});

it.each([
  '/facility',
  '/gallery/pool',
  'https://tour.example/facility?view=pool',
  '/facility?view=%E0%A4%A',
  '/facility?view=a&b=c',
])('%s shows none', (address) => {
  expect(panoramaOf(address)).toBeUndefined();
});
