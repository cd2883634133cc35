import { detailText } from '../mistakes/detail-text.ts';
import type { Report } from '../mistakes/report.ts';
import { readLength, readNumbers } from '../outlines/numbers.ts';
import { identity, type Matrix } from '../outlines/matrix.ts';
import type { SvgElement } from './svg-tree.ts';

export type Size = { width: number; height: number };
type ViewBox = Size & { x: number; y: number };

/** The size at which a drawing is shown, and its view box. */
export type Shown = { size: Size; drawn: ViewBox };

/** The view box of an SVG, or one made of its width and height; null if it has neither. */
export function readViewBox(root: SvgElement): ViewBox | null {
  const [x = 0, y = 0, width = 0, height = 0] = readNumbers(root.attributes.viewBox ?? '');
  if (width > 0 && height > 0) return { x, y, width, height };
  const fallback = {
    x: 0,
    y: 0,
    width: readLength(root.attributes.width),
    height: readLength(root.attributes.height),
  };
  return fallback.width > 0 && fallback.height > 0 ? fallback : null;
}

/** The view box as the value of an attribute. */
export function viewBoxText(root: SvgElement): string {
  const box = readViewBox(root) ?? { x: 0, y: 0, width: 100, height: 100 };
  return `${box.x} ${box.y} ${box.width} ${box.height}`;
}

/** The maximum side of a view box: in a longer one, coordinates would lose their decimals. */
const maxSide = 100_000;

/** The maximum ratio of a drawing's sides, since it is also rendered as a picture. */
export const maxRatio = 8;

/**
 * The size in which a drawing is shown: `width` wide, with the ratio of its view box. `fit` is the transform from that
 * view box, corner to corner. A drawing without a view box, or with a ratio above `maxRatio`, is reported and gets the
 * size `usual`.
 */
export function shownSize(root: SvgElement, usual: Size, report: Report, file: string): Shown & { fit: Matrix } {
  const box = readViewBox(root);
  const place = { file, line: root.line };
  if (box === null) {
    report.mistake('svg_no_view_box', place, { expected: `0 0 ${usual.width} ${usual.height}` });
    return { size: usual, drawn: { x: 0, y: 0, ...usual }, fit: identity };
  }
  if (Math.max(box.width / box.height, box.height / box.width) > maxRatio)
    report.mistake('svg_too_long', place, tooLong(root));
  isOfUsableSize(root, report, file);
  const size = { width: usual.width, height: Math.max(1, Math.round((usual.width * box.height) / box.width)) };
  const x = size.width / box.width;
  const y = size.height / box.height;
  return { size, drawn: box, fit: [x, 0, 0, y, -box.x * x, -box.y * y] };
}

/** Whether the sides of a view box are short enough to be drawn. If not, this is reported. */
export function isOfUsableSize(root: SvgElement, report: Report, file: string): boolean {
  const box = readViewBox(root);
  if (box === null || Math.max(box.width, box.height) <= maxSide) return true;
  const detail = detailText('viewBoxHuge', { viewBox: viewBoxText(root), max: maxSide });
  report.mistake('svg_too_complex', { file, line: root.line }, { detail });
  return false;
}

/** The details of the mistake `svg_too_long`, of a drawing whose sides differ too much. */
export function tooLong(root: SvgElement) {
  return { viewBox: viewBoxText(root), max: maxRatio };
}
