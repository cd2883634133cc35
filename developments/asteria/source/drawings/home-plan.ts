import { INK } from './ink.ts';
import { path, place, round, sheet, type Canvas } from './canvas.ts';
import { crown } from './landscape.ts';
import { decking } from './finish.ts';
import { detail, roomAreas } from './detail.ts';
import { lettering, measure, widthOf } from './lettering.ts';
import { northArrow, scaleBar } from './symbols.ts';
import { centroid, squareMetres } from '../model/geometry.ts';
import type { FloorPlan, Point, Polygon } from '../model/types.ts';

const SHEET = { width: 1200, height: 900 } as const;
const ROOM = { left: 90, right: 60, top: 60, bottom: 128 } as const;

/** One storey of a home, to be drawn on its own sheet. `towards` points to the terrace, which is drawn on the right. */
interface HomeSheet {
  plan: FloorPlan;
  outdoors: Polygon | null;
  towards: Point;
  width: number;
  depth: number;
  netOfHome: number;
}

/** The furnished plan of a home: rooms with their areas, overall dimensions, north arrow, scale bar and net area. */
export function homePlan(home: HomeSheet): string {
  const canvas = fit(home);
  const net = squareMetres(home.plan.rooms.reduce((total, room) => total + room.area, 0));
  return sheet(
    SHEET.width,
    SHEET.height,
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="#fcfbf8"/>`,
    home.outdoors ? decking(canvas, home.outdoors) + terraceSet(canvas, home.outdoors, home.towards) : '',
    `<rect y="${SHEET.height - 92}" width="${SHEET.width}" height="92" fill="#fcfbf8"/>`,
    detail(canvas, home.plan),
    roomAreas(canvas, home.plan),
    measures(canvas, home),
    northArrow(120, SHEET.height - 56, canvas.turn),
    scaleBar(170, SHEET.height - 58, canvas.scale, 2),
    total(net, home.netOfHome),
  );
}

/**
 * Rotates the home so that its terrace is on the right, and scales it to fit the sheet. A deck beside it may extend
 * beyond the sheet.
 */
function fit(home: HomeSheet): Canvas {
  const turn = (Math.atan2(home.towards[1], home.towards[0]) * 180) / Math.PI;
  const about = centroid(home.plan.polygon);
  const flat = (polygon: Polygon): Point[] =>
    polygon.map((point) => place({ scale: 1, about, at: [0, 0], turn }, point));
  const inside = flat(home.plan.polygon);
  const xs = [...inside, ...flat(home.outdoors ?? [])].map(([x]) => x);
  const ys = inside.map(([, y]) => y);
  const x0 = Math.min(...xs);
  const x1 = Math.max(...xs);
  const y0 = Math.min(...ys);
  const y1 = Math.max(...ys);
  const w = SHEET.width - ROOM.left - ROOM.right;
  const h = SHEET.height - ROOM.top - ROOM.bottom;
  const scale = Math.min(w / (x1 - x0), h / (y1 - y0), 86);
  return {
    scale,
    about,
    turn,
    at: [ROOM.left + w / 2 - (scale * (x0 + x1)) / 2, ROOM.top + h / 2 - (scale * (y0 + y1)) / 2],
  };
}

/** The dimensions: depth below the plan and width on its left, each between two ticks. */
function measures(canvas: Canvas, home: HomeSheet): string {
  const corners = home.plan.polygon.map((point) => place(canvas, point));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map((value) =>
    round(value),
  ) as [number, number, number, number];
  const below = y1 + 22;
  const left = x0 - 22;
  const d = `M${x0} ${below}H${x1}M${x0 - 4} ${below + 4}l8 -8M${x1 - 4} ${below + 4}l8 -8M${left} ${y0}V${y1}M${left - 4} ${y0 + 4}l8 -8M${left - 4} ${y1 + 4}l8 -8`;
  return (
    path(d, `stroke="${INK.line}" stroke-width="0.9"`) +
    lettering(measure(home.depth, 2), [(x0 + x1) / 2, below + 18], { height: 10, colour: INK.line }) +
    lettering(measure(home.width, 2), [left - 9, (y0 + y1) / 2], { height: 10, colour: INK.line, turn: -90 })
  );
}

/** The net area after a small floor symbol; for a duplex, of this storey and then of the whole home. */
function total(net: number, whole: number): string {
  const text = net === whole ? `${measure(net, 1)} m²` : `${measure(net, 1)} / ${measure(whole, 1)} m²`;
  const x = SHEET.width - ROOM.right - widthOf(text, 15) / 2;
  const y = SHEET.height - 50;
  return (
    path(`M${round(x - widthOf(text, 15) / 2 - 30)} ${y - 15}h16v15h-16Z`, `stroke="${INK.wall}" stroke-width="1.6"`) +
    lettering(text, [x, y], { height: 15, colour: INK.wall })
  );
}

/** A table with two chairs, and a plant in each outer corner. */
function terraceSet(canvas: Canvas, polygon: Polygon, [tx, ty]: Point): string {
  const [cx, cy] = centroid(polygon);
  const seats = [
    [0, 0.42],
    [0.78, 0.27],
    [-0.78, 0.27],
  ].map(([off = 0, r = 0]) => crown(canvas, [cx - ty * off, cy + tx * off], r));
  const pots = [1, -1].map((side) => {
    const reach = ([x, y]: Point): number => (x * tx + y * ty) * 2 + side * (y * tx - x * ty);
    const [x, y] = polygon.reduce((best, point) => (reach(point) > reach(best) ? point : best));
    const far = Math.hypot(cx - x, cy - y);
    return crown(canvas, [x + ((cx - x) / far) * 0.6, y + ((cy - y) / far) * 0.6], 0.26);
  });
  return (
    path(seats.join(''), `fill="#fffefb" stroke="${INK.line}" stroke-width="0.9"`) +
    path(pots.join(''), `fill="${INK.garden}" stroke="${INK.leaf}" stroke-width="0.9"`)
  );
}
