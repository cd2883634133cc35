import type { Point } from '#domain/outlines/parse-points.ts';

/** The zoom of a picture: its `scale` from 1, and the offset of its middle in px. */
export type ZoomView = { scale: number } & Point;

/** The size of a picture at scale 1, in px. */
export type PictureBox = { width: number; height: number };

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zoom goes from 1 to 3 (specification, section 9). */
export const maxZoom = 3;

/** Zooms by `factor` about a fixed point, in px from the middle of the box. Zooming out to almost 1 snaps to 1. */
export function zoomAbout(view: ZoomView, factor: number, at: Point, box: PictureBox): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxZoom);
  if (scale < 1.05 && factor < 1) return wholePicture;
  const change = scale / view.scale;
  return keepInBox({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, box);
}

/** Moves the picture by px, at most to its edges. */
export function panBy(view: ZoomView, dx: number, dy: number, box: PictureBox): ZoomView {
  return keepInBox({ ...view, x: view.x + dx, y: view.y + dy }, box);
}

function keepInBox({ scale, x, y }: ZoomView, { width, height }: PictureBox): ZoomView {
  const maxX = (width * (scale - 1)) / 2;
  const maxY = (height * (scale - 1)) / 2;
  return { scale, x: Math.min(Math.max(x, -maxX), maxX), y: Math.min(Math.max(y, -maxY), maxY) };
}
