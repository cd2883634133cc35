import type { Box, Point } from '#web/outlines/parse-points.ts';

/** The view box of a plan (specification, section 2). */
export const planSize = { width: 1024, height: 768 } as const;

/** How the plan lies in the window: px per unit of the view box, and where its top left corner is, in px. */
export type View = { scale: number; x: number; y: number };

/** The window onto the plan in px; `free` is the part that no panel covers. */
export type Viewport = { width: number; height: number; free: Box };

/** How far one can go beyond the view that shows everything. */
const maxZoom = 8;

/** Where the plan stands when there is room to spare: in the middle across, nearer to the top than to the bottom. */
const restAcross = 0.5;
const restDown = 0.3;

/** The view that shows `box` whole in the free part. */
export function fitView(box: Box, viewport: Viewport): View {
  const { free } = viewport;
  const scale = Math.min(
    (free.right - free.left) / (box.right - box.left),
    (free.bottom - free.top) / (box.bottom - box.top),
  );
  return keepInSight({ scale: Math.max(scale, 0.05), x: 0, y: 0 }, box, viewport);
}

/** The view at `scale` with a point of the plan in the middle of the free part. */
export function centreOn(point: Point, scale: number, free: Box): View {
  return {
    scale,
    x: (free.left + free.right) / 2 - point.x * scale,
    y: (free.top + free.bottom) / 2 - point.y * scale,
  };
}

/**
 * Zooms by `factor` about a point of the window that stays where it is; never closer than 8 times and never further
 * than the whole `box`.
 */
export function zoomAt(view: View, factor: number, at: Point, box: Box, viewport: Viewport): View {
  const whole = fitView(box, viewport).scale;
  const scale = Math.min(Math.max(view.scale * factor, whole), whole * maxZoom);
  const kept = scale / view.scale;
  return keepInSight({ scale, x: at.x - (at.x - view.x) * kept, y: at.y - (at.y - view.y) * kept }, box, viewport);
}

/**
 * Moves a view back so that the free part shows `box`: at rest where it is smaller, without a gap where it is larger.
 */
export function keepInSight(view: View, box: Box, { free }: Viewport): View {
  return {
    scale: view.scale,
    x: keepAxis(view.x, box.left * view.scale, box.right * view.scale, free.left, free.right, restAcross),
    y: keepAxis(view.y, box.top * view.scale, box.bottom * view.scale, free.top, free.bottom, restDown),
  };
}

function keepAxis(at: number, from: number, to: number, freeFrom: number, freeTo: number, rest: number): number {
  const spare = freeTo - freeFrom - (to - from);
  if (spare >= 0) return freeFrom - from + spare * rest;
  return Math.min(freeFrom - from, Math.max(freeTo - to, at));
}

/** The part of the plan that the free part of the window shows, in view box units. */
export function shownBox(view: View, { free }: Viewport): Box {
  return {
    left: (free.left - view.x) / view.scale,
    top: (free.top - view.y) / view.scale,
    right: (free.right - view.x) / view.scale,
    bottom: (free.bottom - view.y) / view.scale,
  };
}

/**
 * The view at the same scale, moved only where the point lies outside the free part, or nearer than `margin` px to its
 * edge.
 */
export function bringIntoSight(view: View, point: Point, margin: number, box: Box, viewport: Viewport): View {
  const { free } = viewport;
  const at = { x: view.x + point.x * view.scale, y: view.y + point.y * view.scale };
  const shift = (value: number, from: number, to: number) =>
    Math.min(Math.max(value, from + margin), Math.max(from + margin, to - margin)) - value;
  const moved = {
    ...view,
    x: view.x + shift(at.x, free.left, free.right),
    y: view.y + shift(at.y, free.top, free.bottom),
  };
  return keepInSight(moved, box, viewport);
}
