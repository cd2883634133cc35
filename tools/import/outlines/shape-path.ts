import type { Text } from '#domain/texts/language.ts';
import type { SvgElement } from '../drawings/svg-tree.ts';
import { readLength, readNumbers } from './numbers.ts';
import { detailText } from '../mistakes/detail-text.ts';

/** The elements that can outline a unit or floor. */
export const shapeElements = new Set(['path', 'polygon', 'polyline', 'rect', 'circle', 'ellipse']);

/** A shape with invalid numbers. */
export class UnreadableShapeError extends Error {
  readonly reason: Text;

  constructor(reason: Text) {
    super(reason.en);
    this.reason = reason;
  }
}

/** The path data of any shape. Throws `UnreadableShapeError` if its numbers are invalid. */
export function shapePath(element: SvgElement): string {
  const { attributes } = element;
  for (const name of lengths) checkLength(name, attributes[name]);
  if (element.name === 'path') return attributes.d ?? '';
  if (element.name === 'rect') return rectPath(attributes);
  if (element.name === 'circle') return ellipsePath(attributes, readLength(attributes.r), readLength(attributes.r));
  if (element.name === 'ellipse')
    return ellipsePath(
      attributes,
      readLength(attributes.rx ?? attributes.ry),
      readLength(attributes.ry ?? attributes.rx),
    );
  const points = pointsPath(attributes.points ?? '');
  return element.name === 'polyline' ? points : `${points}Z`;
}

/** The attributes of shapes that are lengths. Browsers read an invalid length as 0; percentages depend on the page. */
const lengths = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry'] as const;

function checkLength(name: string, value: string | undefined): void {
  if (value === undefined || value === 'auto') return;
  if (!Number.isFinite(parseFloat(value)) || value.trimEnd().endsWith('%'))
    throw new UnreadableShapeError(detailText('lengthNotNumber', { name, value }));
}

function pointsPath(points: string): string {
  const numbers = readNumbers(points);
  if (numbers.length % 2 === 1) throw new UnreadableShapeError(detailText('pointsNotPairs'));
  if (numbers.length === 0 && points.trim() === '') throw new UnreadableShapeError(detailText('pointsNone'));
  if (numbers.length === 0) throw new UnreadableShapeError(detailText('pointsNotNumbers'));
  return `M${numbers.join(' ')}`;
}

function rectPath(attributes: Record<string, string>): string {
  const x = readLength(attributes.x);
  const y = readLength(attributes.y);
  const width = readLength(attributes.width);
  const height = readLength(attributes.height);
  const rx = Math.min(readLength(attributes.rx ?? attributes.ry), width / 2);
  const ry = Math.min(readLength(attributes.ry ?? attributes.rx), height / 2);
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`;
}

function ellipsePath(attributes: Record<string, string>, rx: number, ry: number): string {
  const cx = readLength(attributes.cx);
  const cy = readLength(attributes.cy);
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}
