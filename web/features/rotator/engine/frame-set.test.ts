import { expect, test } from 'vitest';
import { sampleTour } from '#tools/testing/sample-tour.ts';
import { findShownSet } from './frame-set.ts';

const [sequence] = sampleTour('t1', 2).sequences;

test.each([
  ['https://loggia.example/media/t1/b1.avif', { set: 'landscape', format: 'avif' }],
  ['https://loggia.example/media/t1/b1.webp', { set: 'landscape', format: 'webp' }],
  ['https://loggia.example/media/t1/p1.avif', { set: 'portrait', format: 'avif' }],
])('the picture that the page chose, %s, tells what this browser decodes and which cut suits the window', (address, shown) => {
  expect(findShownSet(sequence!, address)).toEqual(shown);
});

test.each(['', 'https://loggia.example/media/t1/b0.avif', 'https://loggia.example/other.webp'])('%j is not the start frame of this turn', (address) => {
  expect(findShownSet(sequence!, address)).toBeUndefined();
});

test('a set without a format has no start frame in it', () => {
  expect(findShownSet({ ...sequence!, portrait: { avif: [], webp: [] } }, 'https://loggia.example/media/t1/p1.avif')).toBeUndefined();
});
