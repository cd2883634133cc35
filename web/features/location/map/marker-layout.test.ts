import { describe, expect, it } from 'vitest';
import { isMarkerKey, nextMarker, overlappingMarkers } from './marker-layout.ts';

describe('arrow keys between markers', () => {
  const markers = [
    { name: 'right', x: 100, y: 10 },
    { name: 'far right', x: 300, y: 0 },
    { name: 'above', x: 5, y: -80 },
    { name: 'beside', x: 30, y: 90 },
  ];
  const name = (key: string) => nextMarker({ x: 0, y: 0 }, markers, key)?.name;

  it('move to the nearest in their direction', () => {
    expect([name('ArrowRight'), name('ArrowUp'), name('ArrowDown')]).toEqual(['right', 'above', 'beside']);
  });

  it('do nothing if there is no marker in that direction, and other keys never move', () => {
    expect(name('ArrowLeft')).toBeUndefined();
    expect([name('Enter'), isMarkerKey('Enter'), isMarkerKey('toString')]).toEqual([undefined, false, false]);
  });
});

it('keeps the first of overlapping markers visible', () => {
  expect(
    overlappingMarkers(
      [
        { id: 1, x: 0, y: 0 },
        { id: 2, x: 10, y: 0 },
        { id: 3, x: 25, y: 0 },
      ],
      20,
    ),
  ).toEqual(new Set([2]));
});
