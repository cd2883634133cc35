import { describe, expect, it } from 'vitest';
import { placePicture, type Stage } from './stage.ts';

const pictureSize = { width: 1920, height: 1080 };
const focus = { left: 400, top: 100, right: 1400, bottom: 940 };
const stageOf = (width: number, height: number, left = 0, right = width): Stage => ({
  width,
  height,
  free: { left, top: 0, right, bottom: height },
});

describe('placing a picture on a stage', () => {
  it.each([
    [1744, 981],
    [1366, 864],
    [1024, 640],
    [390, 560],
    [200, 2000],
  ])('covers a stage of %i × %i', (width, height) => {
    const { scale, x, y } = placePicture(stageOf(width, height), focus, pictureSize);
    expect(x).toBeLessThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(0);
    expect(x + pictureSize.width * scale).toBeGreaterThanOrEqual(width - 1e-6);
    expect(y + pictureSize.height * scale).toBeGreaterThanOrEqual(height - 1e-6);
  });

  it('centres the outlines in the free area if the picture is wide enough', () => {
    const { scale, x } = placePicture(stageOf(390, 560, 0, 270), focus, pictureSize);
    expect(x + 900 * scale).toBeCloseTo(135);
  });

  it('zooms in on a distant building, by a third at most', () => {
    const far = { left: 800, top: 500, right: 1200, bottom: 700 };
    expect(placePicture(stageOf(1920, 1080), far, pictureSize).scale).toBeCloseTo(1.35);
    expect(
      placePicture(stageOf(1920, 1080), { left: 200, top: 100, right: 1800, bottom: 900 }, pictureSize).scale,
    ).toBeCloseTo(1.2);
    expect(placePicture(stageOf(1920, 1080), { left: 0, top: 0, right: 1920, bottom: 1080 }, pictureSize).scale).toBe(
      1,
    );
  });

  it('stops at the edge of the picture', () => {
    expect(placePicture(stageOf(1200, 1080), { left: 0, top: 0, right: 200, bottom: 1080 }, pictureSize).x).toBeCloseTo(
      0,
    );
    expect(
      placePicture(stageOf(1200, 1080), { left: 1700, top: 0, right: 1920, bottom: 1080 }, pictureSize).x,
    ).toBeCloseTo(-720);
  });

  it.each([
    ['a tower', { width: 1920, height: 5760 }, { left: 300, top: 200, right: 1600, bottom: 5600 }, [1744, 981]],
    [
      'a tower on a phone',
      { width: 1920, height: 5760 },
      { left: 300, top: 200, right: 1600, bottom: 5600 },
      [390, 560],
    ],
    ['a wide stage', pictureSize, focus, [3840, 900]],
  ] as const)('shows every floor of %s', (_, size, outlines, [width, height]) => {
    const stage = stageOf(width, height);
    const { scale, x, y } = placePicture(stage, outlines, size);
    expect(outlines.top * scale + y).toBeGreaterThanOrEqual(-1e-6);
    expect(outlines.bottom * scale + y).toBeLessThanOrEqual(height + 1e-6);
    expect(x + ((outlines.left + outlines.right) / 2) * scale).toBeCloseTo(width / 2);
  });

  it('shows the highest floor of a tower below the buttons, even if there is little sky above it', () => {
    const outlines = { left: 300, top: 60, right: 1600, bottom: 3500 };
    const stage = { width: 390, height: 560, free: { left: 0, top: 64, right: 250, bottom: 552 } };
    const { scale, y } = placePicture(stage, outlines, { width: 1920, height: 4000 });
    expect(outlines.top * scale + y).toBeCloseTo(64);
    expect(outlines.bottom * scale + y).toBeLessThanOrEqual(552 + 1e-6);
  });
});
