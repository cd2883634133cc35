import type { Report } from '../mistakes/report.ts';
import { readNumbers } from '../outlines/numbers.ts';
import { identity, type Matrix } from '../outlines/matrix.ts';
import type { SvgElement } from './svg-tree.ts';

export type Size = { width: number; height: number };

/** The view box of an SVG, or one made of its width and height; null if it has neither. */
export function readViewBox(root: SvgElement): { x: number; y: number; width: number; height: number } | null {
  const [x = 0, y = 0, width = 0, height = 0] = readNumbers(root.attributes.viewBox ?? '');
  if (width > 0 && height > 0) return { x, y, width, height };
  const fallback = {
    x: 0,
    y: 0,
    width: parseFloat(root.attributes.width ?? ''),
    height: parseFloat(root.attributes.height ?? ''),
  };
  return fallback.width > 0 && fallback.height > 0 ? fallback : null;
}

/** The view box as the value of an attribute. */
export function viewBoxText(root: SvgElement): string {
  const box = readViewBox(root) ?? { x: 0, y: 0, width: 100, height: 100 };
  return `${box.x} ${box.y} ${box.width} ${box.height}`;
}

/** The transform from an SVG's own view box into the expected one, centred as browsers do (`xMidYMid meet`). */
export function fitViewBox(root: SvgElement, expected: Size, report: Report, file: string): Matrix {
  const box = readViewBox(root);
  const expectedBox = `0 0 ${expected.width} ${expected.height}`;
  if (box === null) {
    report.mistake('svg_no_view_box', { file, line: root.line }, { expected: expectedBox });
    return identity;
  }
  const hasOtherRatio = Math.abs(box.width / box.height / (expected.width / expected.height) - 1) > 0.005;
  if (hasOtherRatio)
    report.warning('view_box_shape', { file, line: root.line }, { viewBox: viewBoxText(root), expected: expectedBox });
  const scale = Math.min(expected.width / box.width, expected.height / box.height);
  const left = (expected.width - box.width * scale) / 2;
  const top = (expected.height - box.height * scale) / 2;
  return [scale, 0, 0, scale, left - box.x * scale, top - box.y * scale];
}
