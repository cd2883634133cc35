import { describe, expect, it } from 'vitest';
import { coverCrop } from './engine/crop.ts';
import { nothingCovered, placeMarker } from './place-marker.ts';

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
    expect(placeMarker(marker, 0, crop, 100)).toEqual({ x: 480, y: 100, stem: 50 });
    expect(placeMarker(marker, 1, crop, 100)).toEqual({ x: 500, y: 105, stem: 50 });
  });
  it('is hidden if something is in front of the building', () => {
    expect(placeMarker(marker, 2, coverCrop(frame, { width: 1920, height: 1080 }, 1), 100)).toBeUndefined();
  });
  it('is hidden if a narrow window crops its building off', () => {
    expect(placeMarker(marker, 3, coverCrop(frame, { width: 390, height: 844 }, 3), 100)).toBeUndefined();
  });
  it('is hidden if its building is under the menu, and keeps clear of the menu beside it', () => {
    const crop = coverCrop(frame, { width: 1920, height: 1080 }, 1);
    const beside = (isRight: boolean, covered: number) =>
      placeMarker(marker, 0, crop, 100, { ...nothingCovered, isRight, covered, edge: 36 });
    for (const isRight of [false, true]) {
      expect(beside(isRight, 970)).toBeUndefined();
      expect(beside(isRight, 280)).toMatchObject({ x: 960 });
    }
    expect(beside(false, 950)).toMatchObject({ x: 986, y: 200 });
    expect(beside(true, 950)).toMatchObject({ x: 934, y: 200 });
  });
  it('keeps away from the edges of the picture, which would cut it, as far as its building is seen', () => {
    const crop = coverCrop(frame, { width: 1920, height: 1080 }, 1);
    const at = (x: number) => placeMarker({ anchors: [[x, 300, 1]] }, 0, crop, 100, { ...nothingCovered, edge: 48 });
    expect([1, 40, 48, 1000, 1872, 1890, 1919].map((x) => at(x)?.x)).toEqual([48, 48, 48, 1000, 1872, 1872, 1872]);
    expect([at(-1), at(1921)]).toEqual([undefined, undefined]);
  });
  it('has a shorter stem where it would otherwise leave the picture at the top', () => {
    const crop = coverCrop(frame, { width: 1920, height: 1080 }, 1);
    expect(placeMarker(marker, 0, crop, 100, { ...nothingCovered, edge: 250 })).toEqual({ x: 960, y: 250, stem: 50 });
    expect(placeMarker(marker, 0, crop, 100, { ...nothingCovered, edge: 310 })).toEqual({ x: 960, y: 310, stem: 0 });
  });
  it('stands below its anchor where that is too near to the top of the picture, as on a tower', () => {
    const crop = coverCrop(frame, { width: 1920, height: 1080 }, 1);
    const at = (y: number) => placeMarker({ anchors: [[960, y, 1]] }, 0, crop, 100, { ...nothingCovered, edge: 48 });
    expect([0, 1, 20, 47, 48, 60].map((y) => at(y)?.y)).toEqual([48, 48, 48, 48, 48, 48]);
    expect(at(20)).toEqual({ x: 960, y: 48, stem: 0 });
    expect(at(-1)).toBeUndefined();
  });
  it('is hidden under a panel, and where barely more than half of it would be visible', () => {
    const crop = coverCrop(frame, { width: 1920, height: 1080 }, 1);
    const beside = (left: number, top: number, origin = 0, minDistance = 12) =>
      placeMarker(marker, 0, crop, 100, {
        ...nothingCovered,
        origin,
        minDistance,
        panels: [{ left, top, right: left + 200, bottom: top + 100 }],
      });
    for (const [left, top] of [
      [900, 150],
      [965, 150],
      [755, 150],
      [900, 205],
      [900, 95],
    ] as const)
      expect(beside(left, top)).toBeUndefined();
    for (const [left, top] of [
      [975, 150],
      [745, 150],
      [900, 215],
      [900, 85],
    ] as const)
      expect(beside(left, top)).toEqual({ x: 960, y: 200, stem: 100 });
    // With a larger font, the marker is larger.
    expect(beside(975, 150, 0, 18)).toBeUndefined();
    // Below the top bar of a phone.
    expect(beside(900, 215, 64)).toBeUndefined();
    expect(beside(900, 150, 64)).toEqual({ x: 960, y: 200, stem: 100 });
  });
  it('is below the compass instead of under it or, if its building does not reach down there, beside it', () => {
    const phone = coverCrop(frame, { width: 390, height: 844 }, 3);
    const scale = 844 / 1080;
    const at = (x: number, y: number, left: number) => {
      const compass = { left, right: left + 64, top: 76, bottom: 140 };
      // The picture is below the top bar, which is 64 px high.
      const covered = { ...nothingCovered, edge: 48, origin: 64, minDistance: 12, compass };
      const anchor = [phone.rect.x + x / scale, y / scale, 1] as const;
      const placed = placeMarker({ anchors: [[...anchor]] }, 0, phone, 100, covered);
      return placed && [placed.x, placed.y, placed.stem].map(Math.round);
    };
    expect(at(340, 300, 314)).toEqual([340, 222, 78]);
    expect(at(340, 160, 314)).toEqual([340, 124, 36]);
    expect(at(340, 100, 314)).toEqual([266, 48, 52]);
    expect(at(270, 160, 314)).toEqual([266, 82, 78]);
    expect(at(60, 100, 12)).toEqual([124, 48, 52]);
  });
  it('is hidden if the package has no anchor for it', () => {
    expect(placeMarker(marker, 9, coverCrop(frame, { width: 1920, height: 1080 }, 1), 100)).toBeUndefined();
  });
});
