import { describe, expect, it } from 'vitest';
import { withSides } from './plan-drawing.tsx';
import { scrollIntoView, centreOn, fitView, clampView, shownBox, zoomAt, type Viewport } from './plan-view.ts';

const box = { left: 100, top: 200, right: 900, bottom: 600 };
const viewport: Viewport = { width: 1000, height: 800, free: { left: 100, top: 100, right: 900, bottom: 700 } };

describe('the view of a plan', () => {
  it('shows the whole box, centred horizontally and closer to the top', () => {
    expect(fitView(box, viewport)).toEqual({ scale: 1, x: 0, y: -40 });
    expect(shownBox(fitView(box, viewport), viewport)).toEqual({ left: 100, top: 140, right: 900, bottom: 740 });
  });

  it('leaves room above and below the units for the texts about the sides', () => {
    const { scale, y } = fitView(withSides({ ...box, bottom: 900 }), viewport);
    const line = 24;
    expect(y + 200 * scale - line).toBeGreaterThanOrEqual(viewport.free.top);
    expect(y + 900 * scale + line).toBeLessThanOrEqual(viewport.free.bottom);
  });

  it('keeps the point under the zoom in place', () => {
    const at = { x: 500, y: 400 };
    const before = fitView(box, viewport);
    const after = zoomAt(before, 2, at, box, viewport);
    expect(after.scale).toBe(2);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
  });

  it('never zooms out beyond the whole plan, or in beyond eight times', () => {
    const whole = fitView(box, viewport);
    expect(zoomAt(whole, 0.1, { x: 0, y: 0 }, box, viewport)).toEqual(whole);
    expect(zoomAt(whole, 100, { x: 0, y: 0 }, box, viewport).scale).toBe(8);
  });

  it('leaves no gap at an edge when dragged too far', () => {
    const dragged = clampView({ scale: 2, x: 5000, y: -5000 }, box, viewport);
    expect(dragged.x + box.left * 2).toBe(100);
    expect(dragged.y + box.bottom * 2).toBe(700);
  });

  it('centres a point, and moves no further than needed to reveal it', () => {
    expect(centreOn({ x: 300, y: 300 }, 2, viewport.free)).toEqual({ scale: 2, x: -100, y: -200 });
    const view = { scale: 2, x: -300, y: -400 };
    expect(scrollIntoView(view, { x: 400, y: 400 }, 40, box, viewport)).toEqual(view);
    expect(scrollIntoView(view, { x: 640, y: 400 }, 40, box, viewport).x).toBe(-420);
  });
});
