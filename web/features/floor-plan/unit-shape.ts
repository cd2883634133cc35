import { boxAround, parsePoints, type Box, type Point } from '#web/outlines/parse-points.ts';

/** The polygon of a unit that holds its label, else its first. */
export function labelledPolygon(polygons: readonly string[], label: Point): Point[] {
  const parsed = polygons.map(parsePoints);
  return parsed.find((polygon) => isInside(polygon, label)) ?? parsed[0] ?? [];
}

/**
 * The middle of a polygon's vertical and then horizontal cut through a place inside it: where a label has most room
 * around it.
 */
export function settle(polygon: readonly Point[], place: Point): Point {
  const upright = cutAt(turn(polygon), { x: place.y, y: place.x });
  const y = upright ? (upright[0] + upright[1]) / 2 : place.y;
  const level = cutAt(polygon, { x: place.x, y });
  return { x: level ? (level[0] + level[1]) / 2 : place.x, y };
}

/**
 * How wide a polygon is through a point: the shorter of its horizontal and its vertical cut there. 0 where the point is
 * outside.
 */
export function widthAt(polygon: readonly Point[], at: Point): number {
  return Math.min(length(cutAt(polygon, at)), length(cutAt(turn(polygon), { x: at.y, y: at.x })));
}

/** The box around all units of a plan with room for what lies round them (terraces), inside the view box. */
export function plannedBox(
  polygons: readonly (readonly string[])[],
  room: number,
  size: { width: number; height: number },
): Box {
  const box = boxAround(polygons.flat().flatMap(parsePoints));
  if (!box) return { left: 0, top: 0, right: size.width, bottom: size.height };
  return {
    left: Math.max(0, box.left - room),
    top: Math.max(0, box.top - room),
    right: Math.min(size.width, box.right + room),
    bottom: Math.min(size.height, box.bottom + room),
  };
}

function isInside(polygon: readonly Point[], at: Point): boolean {
  return crossings(polygon, at.y).filter((x) => x > at.x).length % 2 === 1;
}

function turn(polygon: readonly Point[]): Point[] {
  return polygon.map(({ x, y }) => ({ x: y, y: x }));
}

function length(cut: readonly [number, number] | undefined): number {
  return cut ? cut[1] - cut[0] : 0;
}

/** From where to where the horizontal through a place lies inside the polygon around that place; undefined outside. */
function cutAt(polygon: readonly Point[], at: Point): readonly [number, number] | undefined {
  const cuts = crossings(polygon, at.y).sort((a, b) => a - b);
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const [from, to] = [cuts[i]!, cuts[i + 1]!];
    if (from <= at.x && at.x <= to) return [from, to];
  }
  return undefined;
}

/** Where the horizontal at `y` crosses the edges of a polygon. */
function crossings(polygon: readonly Point[], y: number): number[] {
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length]!;
    if (from.y > y === to.y > y) return [];
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
}
