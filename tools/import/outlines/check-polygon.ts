import polylabel from 'polylabel';
import type { Shown, Size } from '../drawings/view-box.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { Point } from './matrix.ts';
import type { OutlineShape } from './read-shapes.ts';
import { authoredName } from './shape-names.ts';
import { areaOf, boundsOf, contains, findCrossing } from './polygon.ts';

/** By how many pixels a polygon may extend beyond the view box. */
const edgeTolerance = 1;
/** The smallest area that counts, in square pixels. */
const minArea = 4;

/** Of how many polygons the outline of a unit or floor may consist: they are compared with one another. */
export const maxPolygons = 500;

/**
 * The valid polygons of one shape: they have an area, are inside the view box, and do not cross themselves. Mistakes
 * are reported under `id`, with points in the coordinates of the drawing's file. A subpath inside another one is a hole
 * and is left out.
 */
export function checkPolygons(
  polygons: readonly Point[][],
  id: string,
  shown: Shown,
  report: Report,
  place: Place,
): Point[][] {
  if (polygons.length > maxPolygons) {
    report.mistake('polygons_too_many', place, { id, max: maxPolygons });
    return [];
  }
  const filled = polygons.filter((polygon) => polygon.length >= 3 && areaOf(polygon) >= minArea);
  // The two halves of a bow tie may cancel out to no area.
  const crossed = filled.length > 0 ? null : (polygons.map(findCrossing).find((crossing) => crossing !== null) ?? null);
  if (crossed !== null) reportCrossing(drawnAt(crossed, shown), id, report, place);
  else if (filled.length === 0) report.mistake('polygon_empty', place, { id });
  const outer = filled.filter(
    (polygon) =>
      !filled.some(
        (other) =>
          other !== polygon && areaOf(other) > areaOf(polygon) && polygon.every((point) => contains(other, point)),
      ),
  );
  if (outer.length < filled.length) report.warning('hole_ignored', place, { id });
  warnOfThin(outer, id, shown, report, place);
  return outer
    .filter((polygon) => isInside(polygon, id, shown, report, place) && isSimple(polygon, id, shown, report, place))
    .map((polygon) => clamp(polygon, shown.size));
}

/** The height of a large screen in pixels, into which a drawing is fitted. */
const screenHeight = 1080;
/** Below this quotient of area and half the outline, in pixels of that screen, a shape can hardly be hit. */
const minThickness = 3;

/** Warns of a shape whose polygons are all so thin or small that a finger or a mouse can hardly hit them. */
function warnOfThin(polygons: readonly Point[][], id: string, { size }: Shown, report: Report, place: Place): void {
  const scale = Math.min(1, screenHeight / size.height);
  const isThin = (polygon: readonly Point[]) => (areaOf(polygon) * 2 * scale) / lengthOf(polygon) < minThickness;
  const [first] = polygons;
  if (first === undefined || !polygons.every(isThin)) return;
  const { left, right, top, bottom } = boundsOf(first);
  const [width, height] = [right - left, bottom - top].map((side) => Math.round(side * scale * 10) / 10);
  report.warning('outline_thin', place, { id, width: width ?? 0, height: height ?? 0 });
}

/** By how many degrees two sides that run along each other may differ: fronts are drawn in perspective. */
const maxTurn = 12;

/**
 * Warns of an outline that is not closed if the straight line which closes it runs along none of its sides: a corner is
 * probably missing, as it is in one of three corners. One that only lacks its last side is as it was meant.
 */
export function warnOfOpen(open: readonly Point[][], id: string, report: Report, place: Place): void {
  const isCornerMissing = (polygon: readonly Point[]) => {
    const [closing = 0, ...sides] = polygon.map((point, index) => slopeOf(polygon.at(index - 1) ?? point, point));
    const turnOf = (side: number) => Math.min(Math.abs(side - closing), 180 - Math.abs(side - closing));
    const isAcross = polygon.length === 3 || sides.every((side) => turnOf(side) > maxTurn);
    return polygon.length >= 3 && areaOf(polygon) >= minArea && isAcross;
  };
  if (open.some(isCornerMissing)) report.warning('outline_open', place, { id });
}

/** The direction of a line in degrees, from 0 to 180, whichever end it begins at. */
function slopeOf([x, y]: Point, [toX, toY]: Point): number {
  return ((Math.atan2(toY - y, toX - x) * 180) / Math.PI + 360) % 180;
}

/** The length of a polygon's outline. */
function lengthOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}

function isInside(polygon: readonly Point[], id: string, shown: Shown, report: Report, place: Place): boolean {
  const { size, drawn } = shown;
  const outside = polygon.find(
    ([x, y]) =>
      !(
        x >= -edgeTolerance &&
        y >= -edgeTolerance &&
        x <= size.width + edgeTolerance &&
        y <= size.height + edgeTolerance
      ),
  );
  if (outside === undefined) return true;
  const [x, y] = drawnAt(outside, shown);
  report.mistake('polygon_outside', place, {
    id,
    x,
    y,
    viewBox: viewBoxOf(drawn),
  });
  return false;
}

/**
 * Reports outlines that extend beyond the viewBox once if there are several: the artboard was cropped or moved. They
 * are then marked as unreadable, so that only their names count.
 */
export function withoutOutside(
  shapes: readonly OutlineShape[],
  { size, drawn }: Shown,
  report: Report,
  file: string,
): readonly OutlineShape[] {
  const outside = shapes.filter(({ polygons, names }) => {
    const { left, top, right, bottom } = boundsOf(polygons.flat());
    const isWithin =
      Math.min(left, top) >= -edgeTolerance &&
      right <= size.width + edgeTolerance &&
      bottom <= size.height + edgeTolerance;
    return polygons.length > 0 && authoredName(names) !== undefined && !isWithin;
  });
  const [first] = outside;
  if (first === undefined || outside.length < 2) return shapes;
  const names = outside.map((shape) => authoredName(shape.names)).join(', ');
  report.mistake('polygons_outside', { file, line: first.line }, { names, viewBox: viewBoxOf(drawn) });
  return shapes.map((shape) => (outside.includes(shape) ? { ...shape, polygons: [], isUnreadable: true } : shape));
}

function isSimple(polygon: readonly Point[], id: string, shown: Shown, report: Report, place: Place): boolean {
  const crossing = findCrossing(polygon);
  if (crossing === null) return true;
  reportCrossing(drawnAt(crossing, shown), id, report, place);
  return false;
}

function reportCrossing([x, y]: Point, id: string, report: Report, place: Place): void {
  report.mistake('polygon_crossing', place, { id, x, y });
}

const viewBoxOf = ({ x, y, width, height }: Shown['drawn']) =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');

/** The rounded coordinates in the drawing's file of a point in the shown drawing. */
function drawnAt([x, y]: Point, { size, drawn }: Shown): Point {
  return [Math.round(drawn.x + (x * drawn.width) / size.width), Math.round(drawn.y + (y * drawn.height) / size.height)];
}

function clamp(polygon: readonly Point[], { width, height }: Size): Point[] {
  return polygon.map(([x, y]) => [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)]);
}

/** A polygon as the value of an SVG `points` attribute. */
export function pointsText(polygon: readonly Point[]): string {
  return polygon.map(([x, y]) => `${x},${y}`).join(' ');
}

/** Where to put a label: the point inside the largest polygon that is farthest from its edges. */
export function labelPoint(polygons: readonly Point[][]): { x: number; y: number } {
  const largest = polygons.reduce((best, polygon) => (areaOf(polygon) > areaOf(best) ? polygon : best));
  const [x, y] = polylabel([largest], 0.5) as unknown as [number, number];
  const { left, right, top, bottom } = boundsOf(largest);
  const isSliver = Math.min(right - left, bottom - top) <= 0.5;
  return isSliver
    ? { x: (left + right) / 2, y: (top + bottom) / 2 }
    : { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
