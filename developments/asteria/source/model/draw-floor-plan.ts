import { furnish } from './furnish-room.ts';
import { quad, type Frame } from './frame.ts';
import { area, squareMetres, tidyPoint } from './geometry.ts';
import { entranceSpan, HALF_PARTITION, type Cell, type Edges, type Layout } from './layout.ts';
import { outerWalls } from './outer-walls.ts';
import { partitions } from './partitions.ts';
import type { Door, FloorPlan, Room } from './types.ts';

const NEAR = 1e-6;

/**
 * Builds one storey of one home: rooms up to the faces of their walls, walls with openings, doors, windows, furniture.
 */
export function drawFloorPlan(frame: Frame, layout: Layout, edges: Edges): FloorPlan {
  const insets = new Map(layout.cells.map((c) => [c.id, insetsOf(c, layout, frame, edges)]));
  const rooms = layout.cells.map((c): Room => {
    const inset = insets.get(c.id) as number[];
    const polygon = quad(frame, c.s0, c.s1, c.v0, c.v1, inset);
    return { id: c.id, kind: c.kind, polygon, area: squareMetres(area(polygon)), size: clearSize(c, inset) };
  });
  const inner = partitions(frame, layout);
  const outer = outerWalls(frame, layout, edges);
  return {
    polygon: quad(frame, 0, frame.width, 0, frame.depth),
    rooms,
    walls: [...outer.walls, ...inner.walls],
    doors: [...entrance(frame, layout), ...inner.doors],
    windows: outer.windows,
    furniture: layout.cells.flatMap((c) => furnish(frame, c, insets.get(c.id) as number[], layout)),
  };
}

function clearSize(c: Cell, [left = 0, right = 0, back = 0, front = 0]: readonly number[]): readonly [number, number] {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return [round(c.s1 - c.s0 - left - right), round(c.v1 - c.v0 - back - front)];
}

function insetsOf(c: Cell, layout: Layout, frame: Frame, edges: Edges): number[] {
  const inner = (touches: (o: Cell) => boolean): number => {
    const flows = layout.cells.some(
      (o) => o !== c && touches(o) && layout.open.some((pair) => pair.includes(c.id) && pair.includes(o.id)),
    );
    return flows ? 0 : HALF_PARTITION;
  };
  const across = (o: Cell): boolean => Math.min(o.s1, c.s1) - Math.max(o.s0, c.s0) > 0.05;
  const along = (o: Cell): boolean => Math.min(o.v1, c.v1) - Math.max(o.v0, c.v0) > 0.05;
  return [
    c.s0 < NEAR ? edges.left.thickness : inner((o) => Math.abs(o.s1 - c.s0) < NEAR && along(o)),
    c.s1 > frame.width - NEAR ? edges.right.thickness : inner((o) => Math.abs(o.s0 - c.s1) < NEAR && along(o)),
    c.v0 < NEAR ? edges.back.thickness : inner((o) => Math.abs(o.v1 - c.v0) < NEAR && across(o)),
    c.v1 > frame.depth - NEAR ? edges.front.thickness : inner((o) => Math.abs(o.v0 - c.v1) < NEAR && across(o)),
  ];
}

/** The front door is in the back wall and opens inwards. */
function entrance(frame: Frame, layout: Layout): Door[] {
  const span = entranceSpan(layout);
  if (!span) return [];
  const [from, to] = span;
  return [
    {
      kind: 'entrance',
      hinge: tidyPoint(frame.at(from, 0.1)),
      jamb: tidyPoint(frame.at(to, 0.1)),
      leaf: tidyPoint(frame.at(from, 0.1 + to - from)),
    },
  ];
}
