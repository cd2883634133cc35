import { INK } from './ink.ts';
import { lines, outlines, pair, path, place, type Canvas } from './canvas.ts';
import type { Door, FloorPlan, Furniture, Point, Window } from '../model/types.ts';

/** The furniture on floor plans: only pieces that identify a room. The middle of a home stays free for its label. */
const SHOWN = new Set([
  'bed',
  'pillow',
  'wardrobe',
  'counter',
  'tub',
  'shower',
  'basin',
  'wc',
  'sofa',
  'stair',
  'fridge',
]);

/** Walls, openings and furniture of homes, as SVG elements in the detail of a floor plan at about 8 px per metre. */
export function storeys(canvas: Canvas, plans: readonly FloorPlan[]): string {
  const furniture = plans.flatMap((plan) => plan.furniture).filter((piece) => SHOWN.has(piece.kind));
  return [
    path(
      outlines(
        canvas,
        furniture.map((piece) => piece.polygon),
      ),
      `stroke="${INK.faint}" stroke-width="0.5"`,
    ),
    path(stairs(canvas, furniture), `stroke="${INK.fine}" stroke-width="0.5"`),
    path(
      swings(
        canvas,
        plans.flatMap((plan) => plan.doors),
      ),
      `stroke="${INK.fine}" stroke-width="0.5"`,
    ),
    path(walls(canvas, plans, ['partition']), `fill="${INK.line}"`),
    path(walls(canvas, plans, ['party', 'corridor', 'facade']), `fill="${INK.wall}"`),
    path(
      glazing(
        canvas,
        plans.flatMap((plan) => plan.windows),
      ),
      `stroke="${INK.line}" stroke-width="0.5"`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The walls of some kinds, as the data of a path. */
export function walls(canvas: Canvas, plans: readonly FloorPlan[], kinds: readonly string[]): string {
  return outlines(
    canvas,
    plans
      .flatMap((plan) => plan.walls)
      .filter((wall) => kinds.includes(wall.kind))
      .map((wall) => wall.polygon),
  );
}

/** Open doors and the quarter circles that they sweep, as the data of a path. */
export function swings(canvas: Canvas, doors: readonly Door[]): string {
  return doors
    .map((door) => {
      const hinge = place(canvas, door.hinge);
      const leaf = place(canvas, door.leaf);
      const jamb = place(canvas, door.jamb);
      const r = Math.round(Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]) * 10) / 10;
      const turns =
        (leaf[0] - hinge[0]) * (jamb[1] - hinge[1]) - (leaf[1] - hinge[1]) * (jamb[0] - hinge[0]) > 0 ? 1 : 0;
      return `M${pair(hinge)}L${pair(leaf)}A${r} ${r} 0 0 ${turns} ${pair(jamb)}`;
    })
    .join('');
}

/** Windows, as the data of a path: the outer and inner lines of each opening, and the pane between them. */
export function glazing(canvas: Canvas, windows: readonly Window[]): string {
  return lines(
    canvas,
    windows.flatMap((w) => [0, 0.5, 1].map((share) => inward(w, share * w.depth))),
  );
}

function inward({ a, b, inner }: Window, distance: number): readonly Point[] {
  const by = ([x, y]: Point): Point => [x + inner[0] * distance, y + inner[1] * distance];
  return [by(a), by(b)];
}

function stairs(canvas: Canvas, furniture: readonly Furniture[]): string {
  return lines(
    canvas,
    furniture.filter((piece) => piece.kind === 'stair').flatMap((piece) => treads(piece)),
  );
}

/** The edges of the treads of a stair: eleven lines across its longer side. */
export function treads({ polygon }: Furniture): (readonly Point[])[] {
  const [a, b, c, d] = polygon as readonly [Point, Point, Point, Point];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) > Math.hypot(c[0] - b[0], c[1] - b[1]);
  const [p, q, r, s] = long ? [a, b, d, c] : [b, c, a, d];
  const between = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  return Array.from({ length: 11 }, (_, i) => [between(p, q, (i + 1) / 12), between(r, s, (i + 1) / 12)]);
}
