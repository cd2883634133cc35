import type { Point, Polygon } from '../model/types.ts';

/**
 * The transform from metres to a drawing: `scale` px per metre, rotated clockwise by `turn` degrees about the point
 * `about`, which is drawn at `at`.
 */
export interface Canvas {
  scale: number;
  about: Point;
  at: Point;
  turn: number;
}

/** Converts a point in metres to drawing coordinates. */
export function place(canvas: Canvas, [x, y]: Point): Point {
  const angle = (canvas.turn * Math.PI) / 180;
  const dx = x - canvas.about[0];
  const dy = -(y - canvas.about[1]);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [canvas.at[0] + canvas.scale * (dx * c - dy * s), canvas.at[1] + canvas.scale * (dx * s + dy * c)];
}

export function round(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
}

/** The data of one path with many closed outlines. */
export function outlines(canvas: Canvas, polygons: readonly Polygon[]): string {
  return polygons.map((polygon) => `M${polygon.map((point) => pair(place(canvas, point))).join('L')}Z`).join('');
}

/** The data of one path with many open lines. */
export function lines(canvas: Canvas, segments: readonly (readonly Point[])[]): string {
  return segments.map((segment) => `M${segment.map((point) => pair(place(canvas, point))).join('L')}`).join('');
}

export function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** A `path` element; empty if there is nothing to draw. */
export function path(d: string, attributes: string): string {
  return d ? `<path d="${d}" ${attributes}/>` : '';
}

export function group(id: string, ...parts: readonly string[]): string {
  return `<g id="${id}">\n${parts.filter(Boolean).join('\n')}\n</g>`;
}

export function sheet(width: number, height: number, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" stroke-linecap="round">\n${parts.join('\n')}\n</svg>\n`;
}
