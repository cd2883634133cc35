import { INK } from './ink.ts';
import { path, place, round, type Canvas } from './canvas.ts';
import { finishes } from './finish.ts';
import { boxOf, freeSpot, type Box } from './free-spot.ts';
import { furniture } from './furniture.ts';
import { lettering, measure, widthOf } from './lettering.ts';
import { glazing, swings, walls } from './storey.ts';
import type { FloorPlan, Room } from '../model/types.ts';

/** One storey of one home in full: floors, furniture, doors, glass, walls. */
export function detail(canvas: Canvas, plan: FloorPlan): string {
  return [
    finishes(canvas, plan.rooms),
    furniture(canvas, plan.furniture),
    path(swings(canvas, plan.doors), `stroke="${INK.fine}" stroke-width="1"`),
    path(glazing(canvas, plan.windows), `stroke="${INK.glass}" stroke-width="1.1"`),
    path(walls(canvas, [plan], ['partition', 'party', 'corridor', 'facade']), `fill="${INK.wall}"`),
  ].join('\n');
}

/**
 * The area of every room on a light background where it covers least, with the clear dimensions below in larger rooms.
 */
export function roomAreas(canvas: Canvas, plan: FloorPlan): string {
  const busy = [
    ...plan.furniture
      .filter((piece) => piece.kind !== 'rug')
      .map((piece) => boxOf(piece.polygon.map((point) => place(canvas, point)))),
    ...plan.doors.map((door) => boxOf([door.hinge, door.leaf, door.jamb].map((point) => place(canvas, point)))),
  ];
  return plan.rooms.map((room) => roomArea(canvas, room, busy)).join('\n');
}

function roomArea(canvas: Canvas, room: Room, busy: readonly Box[]): string {
  const large = room.area >= 6.5;
  const height = large ? 11 : 8.5;
  const text = `${measure(room.area, 1)} m²`;
  const size = large ? `${measure(room.size[0], 2)} × ${measure(room.size[1], 2)}` : '';
  const width = Math.max(widthOf(text, height), size ? widthOf(size, 7.5) : 0) + 12;
  const tall = large ? 34 : height + 9;
  const [x, middle] = freeSpot(boxOf(room.polygon.map((point) => place(canvas, point))), busy, width, tall);
  const top = middle - tall / 2;
  const field = `<rect x="${round(x - width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(tall)}" rx="3" fill="#ffffff" fill-opacity="0.86"/>`;
  return (
    field +
    lettering(text, [x, top + height + 5], { height, colour: INK.wall }) +
    (size ? lettering(size, [x, top + height + 18], { height: 7.5, colour: INK.line }) : '')
  );
}
