import { INK } from './ink.ts';
import { group, outlines, path, place, sheet, type Canvas } from './canvas.ts';
import { detail } from './detail.ts';
import { decking } from './finish.ts';
import { crown } from './landscape.ts';
import { centroid } from '../model/geometry.ts';
import { PLAN, units } from './floor-plan.ts';
import { northArrow, scaleBar } from './symbols.ts';
import type { Point, Villa } from '../model/types.ts';

/** The two plans of a villa class: the lower storey in its garden, and the upper one as the duplex plan. */
export function villaPlans(villa: Villa): readonly [string, string] {
  const canvas = fit(villa);
  const [lower, upper] = villa.floors;
  const garden = [
    path(outlines(canvas, [villa.garden]), `fill="${INK.garden}" stroke="${INK.fine}" stroke-width="0.8"`),
    path(outlines(canvas, [villa.pool]), `fill="${INK.water}" stroke="${INK.glass}" stroke-width="1.4"`),
    path(hedges(canvas, villa), `fill="#cfdabd" stroke="${INK.leaf}" stroke-width="0.7"`),
  ];
  const key = northArrow(60, 700, canvas.turn) + scaleBar(100, 700, canvas.scale, 2);
  const ground = group('drawing', ...garden, decking(canvas, villa.terrace), detail(canvas, lower), key);
  const above = group(
    'drawing',
    `<g opacity="0.55">${garden.join('\n')}</g>`,
    path(outlines(canvas, [villa.terrace]), `fill="${INK.common}" stroke="${INK.fine}" stroke-width="0.8"`),
    decking(canvas, villa.upperTerrace),
    detail(canvas, upper),
    key,
  );
  return [
    sheet(PLAN.width, PLAN.height, ground, units(canvas, [['unit', lower.polygon]])),
    sheet(PLAN.width, PLAN.height, above, units(canvas, [['unit', upper.polygon]])),
  ];
}

/** Bushes along the edge of the garden, except in the pool. */
function hedges(canvas: Canvas, villa: Villa): string {
  const [cx, cy] = centroid(villa.garden);
  const rim = villa.garden.flatMap(([x, y], i): Point[] => {
    const [nx, ny] = villa.garden[(i + 1) % villa.garden.length] as Point;
    const count = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / 1.9));
    return Array.from({ length: count }, (_, k) => [x + ((nx - x) * k) / count, y + ((ny - y) * k) / count]);
  });
  const down = (point: Point): number => place(canvas, point)[1];
  const house = Math.min(...villa.garden.map(down));
  return rim
    .filter((point) => down(point) > house + canvas.scale)
    .map(([x, y], i) => crown(canvas, [cx + (x - cx) * 0.84, cy + (y - cy) * 0.84], i % 3 === 0 ? 0.75 : 0.5))
    .join('');
}

/** Places the villa with its garden side (south) at the bottom, as large as the sheet allows. */
function fit(villa: Villa): Canvas {
  const turn = villa.rotation;
  const all = [...villa.garden, ...villa.floors[0].polygon];
  const flat = all.map((point) => place({ scale: 1, about: villa.position, at: [0, 0], turn }, point));
  const span = (i: 0 | 1): readonly [number, number] => [
    Math.min(...flat.map((p) => p[i])),
    Math.max(...flat.map((p) => p[i])),
  ];
  const [x0, x1] = span(0);
  const [y0, y1] = span(1);
  const scale = Math.min((PLAN.width - 80) / (x1 - x0), (PLAN.height - 80) / (y1 - y0));
  const at: Point = [PLAN.width / 2 - (scale * (x0 + x1)) / 2, PLAN.height / 2 - (scale * (y0 + y1)) / 2];
  return { scale, about: villa.position, at, turn };
}
