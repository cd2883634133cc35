import type { Point } from '#web/outlines/parse-points.ts';

/** How a picture is looked at: `scale` from 1, and how far its middle is moved, in px of the window. */
export type ZoomView = { scale: number } & Point;

/** The box that a picture fills at scale 1, in px. */
export type PictureBox = { width: number; height: number };

/** The whole picture. */
export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zoom goes from 1 to 3 (specification, section 9). */
export const maxZoom = 3;

/**
 * Zooms by `factor` about a point that stays where it is; the point is px from the middle of the box. Next to 1 it is
 * 1.
 */
export function zoomAbout(view: ZoomView, factor: number, at: Point, box: PictureBox): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxZoom);
  if (scale < 1.05 && factor < 1) return wholePicture;
  const kept = scale / view.scale;
  return keepInBox({ scale, x: at.x - (at.x - view.x) * kept, y: at.y - (at.y - view.y) * kept }, box);
}

/** Moves the picture by px, no further than its edges. */
export function panBy(view: ZoomView, dx: number, dy: number, box: PictureBox): ZoomView {
  return keepInBox({ ...view, x: view.x + dx, y: view.y + dy }, box);
}

function keepInBox({ scale, x, y }: ZoomView, { width, height }: PictureBox): ZoomView {
  const [mostX, mostY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: Math.min(Math.max(x, -mostX), mostX), y: Math.min(Math.max(y, -mostY), mostY) };
}
