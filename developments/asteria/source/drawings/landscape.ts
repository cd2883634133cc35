import { INK } from './ink.ts';
import { outlines, path, place, round, type Canvas } from './canvas.ts';
import { seeded } from '../model/random.ts';
import type { Polygon, Site } from '../model/types.ts';

/** The grounds in pale colours around the plan: court and pool to the south, parking to the north, trees. */
export function landscape(canvas: Canvas, site: Site, strength: number, arrival: boolean): string {
  const crowns = site.treeZones.flatMap((zone, i) =>
    scatter(zone.polygon, zone.kind === 'cypress' ? 4.5 : 7, i).map((at) =>
      crown(canvas, at, zone.kind === 'cypress' ? 1.1 : 2.2),
    ),
  );
  return `<g opacity="${strength}">${[
    path(outlines(canvas, [site.poolCourt]), `fill="${INK.common}" stroke="${INK.faint}" stroke-width="0.6"`),
    path(outlines(canvas, [site.deck]), `fill="${INK.wood}"`),
    path(outlines(canvas, [site.pool]), `fill="${INK.water}" stroke="${INK.glass}" stroke-width="0.8"`),
    path(
      outlines(canvas, arrival ? site.bays.filter((bay) => bay.every((corner) => place(canvas, corner)[1] > 4)) : []),
      `stroke="${INK.faint}" stroke-width="0.5"`,
    ),
    path(outlines(canvas, arrival ? site.paths : []), `stroke="${INK.faint}" stroke-width="0.5"`),
    path(crowns.join(''), `fill="${INK.garden}" stroke="${INK.leaf}" stroke-width="0.5"`),
  ]
    .filter(Boolean)
    .join('\n')}</g>`;
}

/** Trees in a grid inside a box, each slightly displaced. */
function scatter(polygon: Polygon, step: number, seed: number): (readonly [number, number])[] {
  const random = seeded(seed + 11);
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const out: (readonly [number, number])[] = [];
  for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step) {
    for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y += step)
      out.push([x + random.between(-1.6, 1.6), y + random.between(-1.2, 1.2)]);
  }
  return out;
}

export function crown(canvas: Canvas, at: readonly [number, number], radius: number): string {
  const [x, y] = place(canvas, at);
  const r = round(radius * canvas.scale);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;
}
