import { INK } from './ink.ts';
import { group, lines, outlines, path, place, round, sheet, type Canvas } from './canvas.ts';
import { crown, landscape } from './landscape.ts';
import { storeys } from './storey.ts';
import { northArrow, scaleBar } from './symbols.ts';
import { centroid } from '../model/geometry.ts';
import type { Core, Level, Model, Point, Polygon, Unit } from '../model/types.ts';

export const PLAN = { width: 1024, height: 768 } as const;
const MARGIN = 12;

/** Every storey of the building is at the same position on its sheet, so that nothing jumps from plan to plan. */
export function planCanvas(model: Model): Canvas {
  const all = model.apartments.levels.flatMap((level) => level.outline);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const scale = (PLAN.width - 2 * MARGIN) / (Math.max(...xs) - Math.min(...xs));
  const about: Point = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
  return { scale, about, at: [PLAN.width / 2, PLAN.height * 0.46], turn: 0 };
}

/** The plan of one storey: the drawing, with one polygon per home in the group `units` on top. */
export function floorPlan(model: Model, level: Level): string {
  const canvas = planCanvas(model);
  const ground = level.level === 0 || level.level === 8;
  return sheet(
    PLAN.width,
    PLAN.height,
    group(
      'drawing',
      landscape(canvas, model.site, ground ? 0.8 : 0.45, ground),
      ...gardens(canvas, model, level),
      ...slab(canvas, level),
      ...shared(canvas, level),
      storeys(canvas, level.units),
      cores(canvas, level.cores),
      key(canvas, model),
    ),
    units(
      canvas,
      level.units.map((unit) => [unit.number, unit.polygon]),
    ),
  );
}

/** The duplex plan: the roof with the upper storeys of the duplex homes. */
export function duplexPlan(model: Model, level: Level): string {
  const canvas = planCanvas(model);
  const { roof } = model.apartments;
  const duplex = level.units.filter(
    (unit): unit is Unit & { upper: NonNullable<Unit['upper']> } => unit.upper !== null,
  );
  return sheet(
    PLAN.width,
    PLAN.height,
    group(
      'drawing',
      landscape(canvas, model.site, 0.35, false),
      path(outlines(canvas, [level.outline]), `fill="${INK.common}" stroke="${INK.faint}" stroke-width="0.8"`),
      path(outlines(canvas, [roof.outline]), `fill="${INK.floor}" stroke="${INK.line}" stroke-width="1"`),
      path(outlines(canvas, roof.green), `fill="${INK.garden}"`),
      path(outlines(canvas, roof.panels), `fill="${INK.wet}" stroke="${INK.fine}" stroke-width="0.5"`),
      path(outlines(canvas, roof.heads), `fill="${INK.core}" stroke="${INK.wall}" stroke-width="1.4"`),
      path(
        outlines(
          canvas,
          duplex.map((unit) => unit.upper.garden),
        ),
        `fill="${INK.garden}" stroke="${INK.line}" stroke-width="0.8"`,
      ),
      path(
        duplex.flatMap((unit) => shrubs(canvas, unit.upper.garden, 0.55)).join(''),
        `fill="#cfdabd" stroke="${INK.leaf}" stroke-width="0.5"`,
      ),
      path(outlines(canvas, roof.pergolas), `stroke="${INK.line}" stroke-width="0.5" stroke-dasharray="3 2"`),
      path(
        outlines(
          canvas,
          duplex.map((unit) => unit.upper.polygon),
        ),
        `fill="${INK.floor}"`,
      ),
      storeys(
        canvas,
        duplex.map((unit) => unit.upper),
      ),
      key(canvas, model),
    ),
    units(
      canvas,
      duplex.map((unit) => [unit.number, unit.polygon]),
    ),
  );
}

/** One polygon per home. Its id is the number of the unit, by which the import matches it. */
export function units(canvas: Canvas, homes: readonly (readonly [string, Polygon])[]): string {
  return group(
    'units',
    ...homes.map(([id, polygon]) => {
      const points = polygon
        .map((point) =>
          place(canvas, point)
            .map((value) => round(value, 2))
            .join(','),
        )
        .join(' ');
      return `<polygon id="${id}" points="${points}"/>`;
    }),
  );
}

function slab(canvas: Canvas, level: Level): string[] {
  const terraces = level.units.flatMap((unit) => (unit.terrace ? [unit.terrace] : []));
  return [
    path(outlines(canvas, [level.outline]), `fill="${INK.floor}" stroke="${INK.line}" stroke-width="0.9"`),
    path(outlines(canvas, terraces), `fill="${INK.terrace}" stroke="${INK.line}" stroke-width="0.5"`),
    path(outlines(canvas, [level.body]), `fill="${INK.floor}"`),
    path(outlines(canvas, [level.corridor]), `fill="${INK.common}"`),
  ];
}

function gardens(canvas: Canvas, model: Model, level: Level): string[] {
  const plots = level.units.flatMap((unit) => (unit.garden ? [unit.garden] : []));
  if (level.level !== 8 && level.level !== 0) return [];
  return [
    path(
      outlines(canvas, model.site.sunken),
      `fill="${level.level === 8 ? INK.common : INK.garden}" stroke="${INK.line}" stroke-width="0.9"`,
    ),
    path(outlines(canvas, plots), `fill="${INK.garden}" stroke="${INK.fine}" stroke-width="0.6"`),
    path(
      plots.flatMap((plot) => shrubs(canvas, plot, 0.6)).join(''),
      `fill="#cfdabd" stroke="${INK.leaf}" stroke-width="0.5"`,
    ),
    path(
      outlines(canvas, level.level === 0 ? model.site.bridges : []),
      `fill="${INK.floor}" stroke="${INK.line}" stroke-width="0.8"`,
    ),
    path(
      outlines(canvas, level.level === 8 ? model.site.bridges : []),
      `stroke="${INK.fine}" stroke-width="0.6" stroke-dasharray="4 3"`,
    ),
  ];
}

/** Bushes along the edge of a garden, near every second corner. */
function shrubs(canvas: Canvas, polygon: Polygon, radius: number): string[] {
  const [cx, cy] = centroid(polygon);
  return polygon
    .filter((_, i) => i % 3 === 0)
    .map(([x, y], i) => crown(canvas, [cx + (x - cx) * 0.78, cy + (y - cy) * 0.7], radius * (i % 3 === 0 ? 1.2 : 0.8)));
}

function shared(canvas: Canvas, level: Level): string[] {
  const rooms = level.amenities;
  const columns = level.columns.map((at) => crown(canvas, at, 0.3)).join('');
  return [
    path(
      outlines(
        canvas,
        rooms.map((room) => room.polygon),
      ),
      `fill="${INK.wood}" stroke="${INK.wall}" stroke-width="1.2"`,
    ),
    path(
      outlines(
        canvas,
        rooms.filter((room) => room.kind === 'lobby').map((room) => room.polygon),
      ),
      `fill="${INK.common}"`,
    ),
    path(
      outlines(
        canvas,
        rooms
          .flatMap((room) => room.furniture)
          .filter((piece) => piece.kind !== 'pool')
          .map((piece) => piece.polygon),
      ),
      `fill="${INK.floor}" stroke="${INK.fine}" stroke-width="0.5"`,
    ),
    path(
      outlines(
        canvas,
        rooms
          .flatMap((room) => room.furniture)
          .filter((piece) => piece.kind === 'pool')
          .map((piece) => piece.polygon),
      ),
      `fill="${INK.water}" stroke="${INK.glass}" stroke-width="0.8"`,
    ),
    path(columns, `fill="${INK.wall}"`),
  ];
}

/** Stairs, lifts with their crosses, and the shaft. */
function cores(canvas: Canvas, list: readonly Core[]): string {
  const crosses = list
    .flatMap((core) => [...core.lifts, core.shaft])
    .flatMap(
      (lift) =>
        [
          [lift[0], lift[2]],
          [lift[1], lift[3]],
        ] as [Point, Point][],
    );
  return [
    path(
      outlines(
        canvas,
        list.map((core) => core.polygon),
      ),
      `fill="${INK.core}"`,
    ),
    path(
      outlines(
        canvas,
        list.flatMap((core) => core.lifts),
      ),
      `fill="${INK.floor}" stroke="${INK.line}" stroke-width="0.6"`,
    ),
    path(lines(canvas, crosses), `stroke="${INK.fine}" stroke-width="0.5"`),
    path(
      lines(
        canvas,
        list.flatMap((core) => core.treads),
      ),
      `stroke="${INK.fine}" stroke-width="0.5"`,
    ),
    path(
      outlines(
        canvas,
        list.flatMap((core) => core.walls).map((wall) => wall.polygon),
      ),
      `fill="${INK.wall}"`,
    ),
  ].join('\n');
}

/**
 * The north arrow and the scale, close above the west end of the curve, where no panel covers them: panels lie over the
 * edges of the sheet.
 */
function key(canvas: Canvas, { apartments, site }: Model): string {
  const outline = [...apartments.levels.map((level) => level.outline), ...site.sunken]
    .flat()
    .map((point) => place(canvas, point));
  const topUntil = (right: number) => Math.min(...outline.flatMap(([x, y]) => (x < right ? [y] : [])));
  const end = 76 + 10 * canvas.scale;
  return northArrow(40, round(topUntil(64) - 26)) + scaleBar(76, round(topUntil(end + 16) - 26), canvas.scale, 10);
}
