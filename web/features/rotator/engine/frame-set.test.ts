import { expect, test } from 'vitest';
import { sampleTour } from '#tools/testing/sample-tour.ts';
import { addressesOf, findShownSet } from './frame-set.ts';

const bundle = { frames: [0, 1], landscape: '/media/t1/landscape0.frames', portrait: '/media/t1/portrait0.frames' };
const sequence = { ...sampleTour('t1', 2).sequences[0]!, bundles: [bundle] };

test.each([
  ['https://loggia.example/media/t1/b1.avif', { set: 'landscape', format: 'avif' }],
  ['https://loggia.example/media/t1/b1.webp', { set: 'landscape', format: 'webp' }],
  ['https://loggia.example/media/t1/p1.avif', { set: 'portrait', format: 'avif' }],
])(
  'the picture the page chose, %s, reveals the format that is supported and the crop for the window',
  (address, shown) => {
    for (const isPortrait of [true, false]) expect(findShownSet(sequence, address, isPortrait)).toEqual(shown);
  },
);

test.each(['', 'https://loggia.example/media/t1/b0.avif', 'https://loggia.example/other.webp'])(
  'without a chosen picture, %j, the window decides the set and the format stays unknown',
  (address) => {
    expect(findShownSet(sequence, address, false)).toEqual({ set: 'landscape', format: undefined });
    expect(findShownSet(sequence, address, true)).toEqual({ set: 'portrait', format: undefined });
  },
);

test('landscape frames are used in every window if there are no portrait frames', () => {
  expect(findShownSet({ ...sequence, portrait: { avif: [], webp: [] } }, '', true).set).toBe('landscape');
});

test('AVIF frames come in bundles, those in WebP do not', () => {
  expect(addressesOf(sequence, 'portrait', 'avif')).toEqual({
    single: ['/media/t1/p0.avif', '/media/t1/p1.avif'],
    bundles: [expect.objectContaining({ frames: [0, 1], address: bundle.portrait })],
  });
  expect(addressesOf(sequence, 'portrait', 'webp').bundles).toEqual([]);
  const withoutAvif = { ...sequence, landscape: { ...sequence.landscape, avif: [] } };
  expect(addressesOf(withoutAvif, 'landscape', 'avif')).toEqual({ single: sequence.landscape.webp, bundles: [] });
});
