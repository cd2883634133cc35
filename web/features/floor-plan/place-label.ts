import { type Point, parsePoints } from '#domain/outlines/parse-points.ts';

/**
 * Where a unit's label is placed, and how wide the unit is there, in view box units. `point` is the position that the
 * package suggests.
 */
export function placeLabel(polygons: readonly string[], point: Point): { label: Point; width: number } {
  const polygon = labelledPolygon(polygons, point);
  const label = centreLabel(polygon, point);
  return { label, width: widthAt(polygon, label) };
}

/** Where a line enters and leaves a polygon. */
type Section = readonly [from: number, to: number];

/** The polygon of a unit that contains its label, or its first one. */
export function labelledPolygon(polygons: readonly string[], label: Point): Point[] {
  const parsed = polygons.map(parsePoints);
  return parsed.find((polygon) => isInside(polygon, label)) ?? parsed[0] ?? [];
}

/**
 * Moves a label to where it has the most room: the middle of the polygon's vertical and then of its horizontal section
 * through the given point. A point outside the polygon is returned unchanged.
 */
export function centreLabel(polygon: readonly Point[], point: Point): Point {
  const vertical = sectionAt(transpose(polygon), { x: point.y, y: point.x });
  const y = vertical ? (vertical[0] + vertical[1]) / 2 : point.y;
  const horizontal = sectionAt(polygon, { x: point.x, y });
  return { x: horizontal ? (horizontal[0] + horizontal[1]) / 2 : point.x, y };
}

/** The shorter of a polygon's horizontal and vertical sections through a point; 0 if the point is outside. */
export function widthAt(polygon: readonly Point[], point: Point): number {
  const horizontal = sectionAt(polygon, point);
  const vertical = sectionAt(transpose(polygon), { x: point.y, y: point.x });
  return Math.min(length(horizontal), length(vertical));
}

function isInside(polygon: readonly Point[], point: Point): boolean {
  return crossings(polygon, point.y).filter((x) => x > point.x).length % 2 === 1;
}

function transpose(polygon: readonly Point[]): Point[] {
  return polygon.map(({ x, y }) => ({ x: y, y: x }));
}

function length(section: Section | undefined): number {
  return section ? section[1] - section[0] : 0;
}

/** The part of the horizontal through a point that is inside the polygon around it; undefined if it is outside. */
function sectionAt(polygon: readonly Point[], point: Point): Section | undefined {
  const edges = crossings(polygon, point.y).sort((a, b) => a - b);
  for (let i = 0; i < edges.length; i += 2) {
    const from = edges[i];
    const to = edges[i + 1];
    if (from !== undefined && to !== undefined && from <= point.x && point.x <= to) return [from, to];
  }
  return undefined;
}

/** The x coordinates at which the horizontal at `y` crosses the edges of a polygon. */
function crossings(polygon: readonly Point[], y: number): number[] {
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length];
    if (!to || from.y > y === to.y > y) return [];
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
}
