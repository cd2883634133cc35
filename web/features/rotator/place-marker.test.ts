import { describe, expect, it } from 'vitest';
import { coverCrop } from './engine/crop.ts';
import { placeMarker } from './place-marker.ts';

const frame = { x: 0, y: 0, width: 1920, height: 1080 };
const marker = {
  anchors: [
    [960, 300, 1],
    [1000, 310, 1],
    [960, 300, 0],
    [40, 300, 1],
  ] as [number, number, 0 | 1][],
};

describe('a marker', () => {
  it('is 100 source pixels above its anchor, scaled with the picture', () => {
    const crop = coverCrop(frame, { width: 960, height: 540 }, 1);
    expect(placeMarker(marker, 0, crop, 100)).toEqual({ x: 480, y: 150, stem: 50 });
    expect(placeMarker(marker, 1, crop, 100)).toEqual({ x: 500, y: 155, stem: 50 });
  });
  it('is hidden if something stands in front of the building', () => {
    expect(placeMarker(marker, 2, coverCrop(frame, { width: 1920, height: 1080 }, 1), 100)).toBeUndefined();
  });
  it('is hidden if a narrow window crops its building away', () => {
    expect(placeMarker(marker, 3, coverCrop(frame, { width: 390, height: 844 }, 3), 100)).toBeUndefined();
  });
  it('is hidden if its building is under the menu, and keeps clear of the menu beside it', () => {
    const crop = coverCrop(frame, { width: 1920, height: 1080 }, 1);
    expect(placeMarker(marker, 0, crop, 100, { covered: 970, clear: 1006 })).toBeUndefined();
    expect(placeMarker(marker, 0, crop, 100, { covered: 950, clear: 986 })).toMatchObject({ x: 986, y: 300 });
    expect(placeMarker(marker, 0, crop, 100, { covered: 280, clear: 316 })).toMatchObject({ x: 960 });
  });
  it('is hidden if the package has no anchor for it', () => {
    expect(placeMarker(marker, 9, coverCrop(frame, { width: 1920, height: 1080 }, 1), 100)).toBeUndefined();
  });
});
