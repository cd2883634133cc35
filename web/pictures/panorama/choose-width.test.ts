import { expect, it } from 'vitest';
import { choosePanoramaWidth } from './choose-width.ts';

const widths = [480, 1500, 3000, 6000];

it.each([
  ['a large screen gets the largest', 16384, 1080, 6000],
  ['a phone gets a smaller one', 16384, 390, 3000],
  ['an old graphics card gets what it can hold', 4096, 1080, 3000],
  ['a card that holds none gets the smallest', 256, 390, 480],
])('of the widths of a panorama, %s', (_, maxTexture, screenShortSide, width) =>
  expect(choosePanoramaWidth(widths, { maxTexture, screenShortSide })).toBe(width),
);

it('fetches a small panorama as it is', () =>
  expect(choosePanoramaWidth([480, 1024], { maxTexture: 4096, screenShortSide: 390 })).toBe(1024));
