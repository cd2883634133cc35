import { expect, test } from 'vitest';
import { sampleTour } from '#tools/testing/sample-tour.ts';
import { findShownSet } from './frame-set.ts';

const [sequence] = sampleTour('t1', 2).sequences;

test.each([
  ['https://loggia.example/media/t1/b1.avif', { set: 'landscape', format: 'avif' }],
  ['https://loggia.example/media/t1/b1.webp', { set: 'landscape', format: 'webp' }],
  ['https://loggia.example/media/t1/p1.avif', { set: 'portrait', format: 'avif' }],
])(
  'the picture that the page chose, %s, tells what this browser decodes and which cut suits the window',
  (address, shown) => {
    for (const isPortrait of [true, false]) expect(findShownSet(sequence!, address, isPortrait)).toEqual(shown);
  },
);

test.each(['', 'https://loggia.example/media/t1/b0.avif', 'https://loggia.example/other.webp'])(
  'where the picture has not said, %j, the window tells the set and nothing the format',
  (address) => {
    expect(findShownSet(sequence!, address, false)).toEqual({ set: 'landscape', format: undefined });
    expect(findShownSet(sequence!, address, true)).toEqual({ set: 'portrait', format: undefined });
  },
);

test('without portrait frames the landscape ones are shown in every window', () => {
  expect(findShownSet({ ...sequence!, portrait: { avif: [], webp: [] } }, '', true).set).toBe('landscape');
});
