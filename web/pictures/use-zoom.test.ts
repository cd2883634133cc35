import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxZoom, panBy, wholePicture, zoomAbout, type ZoomView } from './use-zoom.ts';

const box = { width: 1600, height: 900 };

/** The screen position of a point of the picture, given in px from its centre at scale 1. */
const seenAt = (view: ZoomView, x: number, y: number) => ({ x: x * view.scale + view.x, y: y * view.scale + view.y });

describe('zooming', () => {
  it('keeps the point under the pointer in place', () => {
    const view = zoomAbout(wholePicture, 2, { x: 300, y: -200 }, box);
    expect(seenAt(view, 300, -200)).toEqual({ x: 300, y: -200 });
    const closer = zoomAbout(view, 1.4, { x: -100, y: 50 }, box);
    const under = { x: (-100 - view.x) / view.scale, y: (50 - view.y) / view.scale };
    expect(seenAt(closer, under.x, under.y).x).toBeCloseTo(-100);
    expect(seenAt(closer, under.x, under.y).y).toBeCloseTo(50);
  });

  it('is limited to 3×, and goes back to the whole', () => {
    expect(zoomAbout(wholePicture, 10, { x: 0, y: 0 }, box).scale).toBe(maxZoom);
    expect(zoomAbout({ scale: 3, x: 400, y: 0 }, 0.1, { x: 90, y: 90 }, box)).toEqual(wholePicture);
  });

  it('never shows anything beyond the edges', () => {
    const step = fc.oneof(
      fc.record({
        factor: fc.double({ min: 0.2, max: 4, noNaN: true }),
        x: fc.integer({ min: -800, max: 800 }),
        y: fc.integer({ min: -450, max: 450 }),
      }),
      fc.record({
        factor: fc.constant(0),
        x: fc.integer({ min: -4000, max: 4000 }),
        y: fc.integer({ min: -4000, max: 4000 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const view = steps.reduce(
          (at, { factor, x, y }) => (factor === 0 ? panBy(at, x, y, box) : zoomAbout(at, factor, { x, y }, box)),
          wholePicture,
        );
        expect(seenAt(view, -800, -450).x).toBeLessThanOrEqual(-800 + 1e-6);
        expect(seenAt(view, 800, 450).x).toBeGreaterThanOrEqual(800 - 1e-6);
        expect(seenAt(view, 800, 450).y).toBeGreaterThanOrEqual(450 - 1e-6);
        expect(seenAt(view, -800, -450).y).toBeLessThanOrEqual(-450 + 1e-6);
      }),
    );
  });
});
