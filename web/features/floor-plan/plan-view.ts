import type { Box, Point } from '#domain/outlines/parse-points.ts';

/** Where the plan is drawn: px per view box unit, and its top left corner in px. */
export type View = { scale: number; x: number; y: number };

/** The element that shows the plan, in px; `free` is the part not covered by panels. */
export type Viewport = { width: number; height: number; free: Box };

/** The closest zoom, relative to the view that shows everything. */
const maxZoom = 8;

/** How free space is distributed: the plan is centred horizontally, and nearer to the top than to the bottom. */
const horizontalAlignment = 0.5;
const verticalAlignment = 0.3;

/** The view that shows the whole `box` in the free part. */
export function fitView(box: Box, viewport: Viewport): View {
  const { free } = viewport;
  const scale = Math.min(
    (free.right - free.left) / (box.right - box.left),
    (free.bottom - free.top) / (box.bottom - box.top),
  );
  return clampView({ scale: Math.max(scale, 0.05), x: 0, y: 0 }, box, viewport);
}

/** The view at `scale` that centres a point of the plan in the free part. */
export function centreOn(point: Point, scale: number, free: Box): View {
  return {
    scale,
    x: (free.left + free.right) / 2 - point.x * scale,
    y: (free.top + free.bottom) / 2 - point.y * scale,
  };
}

/**
 * Zooms by `factor` around a fixed point of the window, between the view of the whole `box` and eight times closer.
 */
export function zoomAt(view: View, factor: number, origin: Point, box: Box, viewport: Viewport): View {
  const minScale = fitView(box, viewport).scale;
  const scale = Math.min(Math.max(view.scale * factor, minScale), minScale * maxZoom);
  const ratio = scale / view.scale;
  const x = origin.x - (origin.x - view.x) * ratio;
  const y = origin.y - (origin.y - view.y) * ratio;
  return clampView({ scale, x, y }, box, viewport);
}

/** Moves a view so that `box` fills the free part without gaps, or is aligned in it where it is smaller. */
export function clampView(view: View, box: Box, { free }: Viewport): View {
  const { scale } = view;
  const columns = { from: box.left * scale, to: box.right * scale };
  const rows = { from: box.top * scale, to: box.bottom * scale };
  return {
    scale,
    x: clampAxis(view.x, columns, { from: free.left, to: free.right }, horizontalAlignment),
    y: clampAxis(view.y, rows, { from: free.top, to: free.bottom }, verticalAlignment),
  };
}

type Span = { from: number; to: number };

function clampAxis(position: number, box: Span, free: Span, alignment: number): number {
  const spare = free.to - free.from - (box.to - box.from);
  if (spare >= 0) return free.from - box.from + spare * alignment;
  return Math.min(free.from - box.from, Math.max(free.to - box.to, position));
}

/** The part of the plan visible in the free part, in view box units. */
export function shownBox(view: View, { free }: Viewport): Box {
  return {
    left: (free.left - view.x) / view.scale,
    top: (free.top - view.y) / view.scale,
    right: (free.right - view.x) / view.scale,
    bottom: (free.bottom - view.y) / view.scale,
  };
}

/** Moves the view, if needed, so that a point of the plan is at least `margin` px inside the free part. */
export function scrollIntoView(view: View, point: Point, margin: number, box: Box, viewport: Viewport): View {
  const { free } = viewport;
  const at = { x: view.x + point.x * view.scale, y: view.y + point.y * view.scale };
  const shift = (value: number, from: number, to: number) =>
    Math.min(Math.max(value, from + margin), Math.max(from + margin, to - margin)) - value;
  const moved = {
    ...view,
    x: view.x + shift(at.x, free.left, free.right),
    y: view.y + shift(at.y, free.top, free.bottom),
  };
  return clampView(moved, box, viewport);
}
