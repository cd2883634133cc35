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
    const beside = (isRight: boolean, covered: number) =>
      placeMarker(marker, 0, crop, 100, { isRight, covered, clear: covered + 36 });
    for (const isRight of [false, true]) {
      expect(beside(isRight, 970)).toBeUndefined();
      expect(beside(isRight, 280)).toMatchObject({ x: 960 });
    }
    expect(beside(false, 950)).toMatchObject({ x: 986, y: 300 });
    expect(beside(true, 950)).toMatchObject({ x: 934, y: 300 });
  });
  it('is hidden if the package has no anchor for it', () => {
    expect(placeMarker(marker, 9, coverCrop(frame, { width: 1920, height: 1080 }, 1), 100)).toBeUndefined();
  });
});
