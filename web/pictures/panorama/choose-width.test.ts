import { expect, it } from 'vitest';
import { choosePanoramaWidth } from './choose-width.ts';

const widths = [480, 1500, 3000, 6000];

it.each([
  ['a large screen has it whole', 16384, 1080, 6000],
  ['a phone has the smaller one', 16384, 390, 3000],
  ['an old graphics card what it takes', 4096, 1080, 3000],
  ['nothing smaller than there is', 256, 390, 480],
])('%s', (_, maxTexture, screenShortSide, width) =>
  expect(choosePanoramaWidth(widths, { maxTexture, screenShortSide })).toBe(width),
);

it('fetches a small panorama as it is', () =>
  expect(choosePanoramaWidth([480, 1024], { maxTexture: 4096, screenShortSide: 390 })).toBe(1024));
