import { describe, expect, it } from 'vitest';
import { coverCrop, toBox, withinTile } from './crop.ts';

const frame = { x: 0, y: 0, width: 1920, height: 1080 };
const portrait = { x: 487, y: 0, width: 946, height: 1080 };

describe('covering a window', () => {
  it.each([
    ['desktop', frame, { width: 1920, height: 1080 }, 1],
    ['tablet', frame, { width: 1024, height: 768 }, 2],
    ['phone', portrait, { width: 390, height: 844 }, 3],
    ['wall', frame, { width: 3840, height: 2160 }, 1],
    ['strip', frame, { width: 1600, height: 300 }, 1.5],
  ])('keeps the aspect ratio of a %s and never upscales', (_, source, box, pixelRatio) => {
    const { rect, canvas } = coverCrop(source, box, pixelRatio);
    expect(rect.width / rect.height).toBeCloseTo(box.width / box.height, 2);
    expect(canvas.width).toBeLessThanOrEqual(rect.width);
    expect(canvas.height).toBeLessThanOrEqual(rect.height);
    expect(rect.x).toBeGreaterThanOrEqual(source.x);
    expect(rect.x + rect.width).toBeLessThanOrEqual(source.x + source.width);
  });
  it('crops both sides equally', () => {
    const { rect } = coverCrop(frame, { width: 1000, height: 1000 }, 1);
    expect(rect).toEqual({ x: 420, y: 0, width: 1080, height: 1080 });
  });
  it('cuts off only the bottom if the picture has to keep its top', () => {
    const box = { width: 1000, height: 250 };
    expect(coverCrop(frame, box, 1, true).rect).toEqual({ x: 0, y: 0, width: 1920, height: 480 });
    expect(coverCrop(frame, box, 1).rect.y).toBe(300);
  });
  it('uses the whole height of a frame for the picture on a phone', () => {
    const { canvas } = coverCrop(portrait, { width: 390, height: 460 }, 3, true);
    expect(canvas).toEqual({ width: 916, height: 1080 });
  });
  it('draws fewer pixels on a smaller screen', () => {
    expect(coverCrop(frame, { width: 960, height: 540 }, 1).canvas).toEqual({ width: 960, height: 540 });
    expect(coverCrop(frame, { width: 960, height: 540 }, 2).canvas).toEqual({ width: 1920, height: 1080 });
  });
});

describe('toBox', () => {
  it('scales with the picture', () => {
    expect(toBox({ x: 960, y: 540 }, coverCrop(frame, { width: 960, height: 540 }, 1))).toEqual({ x: 480, y: 270 });
  });
  it('subtracts the crop, also in portrait frames', () => {
    const crop = coverCrop(portrait, { width: 390, height: 844 }, 3);
    const middle = toBox({ x: 960, y: 540 }, crop);
    expect(middle.x).toBeCloseTo(195, 0);
    expect(middle.y).toBeCloseTo(422, 0);
  });
  it('returns a point outside the box if it is cropped away', () => {
    expect(toBox({ x: 100, y: 540 }, coverCrop(frame, { width: 390, height: 844 }, 3)).x).toBeLessThan(0);
  });
});

it('withinTile shows the same part of a frame taken from the atlas', () => {
  const tile = { x: 240, y: 135, width: 240, height: 135 };
  expect(withinTile(tile, { x: 480, y: 0, width: 960, height: 1080 }, frame)).toEqual({
    x: 300,
    y: 135,
    width: 120,
    height: 135,
  });
});
