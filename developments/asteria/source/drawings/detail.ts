import { INK } from './ink.ts';
import { path, place, round, type Canvas } from './canvas.ts';
import { finishes } from './finish.ts';
import { furniture } from './furniture.ts';
import { lettering, widthOf } from './lettering.ts';
import { glazing, swings, walls } from './storey.ts';
import { centroid } from '../model/geometry.ts';
import type { FloorPlan, Room } from '../model/types.ts';

/** One storey of one home in full: floors, furniture, doors, glass, walls. */
export function detail(canvas: Canvas, plan: FloorPlan): string {
  return [
    finishes(canvas, plan.rooms), furniture(canvas, plan.furniture),
    path(swings(canvas, plan.doors), `stroke="${INK.fine}" stroke-width="1"`),
    path(glazing(canvas, plan.windows), `stroke="${INK.glass}" stroke-width="1.1"`),
    path(walls(canvas, [plan], ['partition', 'party', 'corridor', 'facade']), `fill="${INK.wall}"`),
  ].join('\n');
}

/** The area of every room on a light field in its middle; in larger rooms its clear size below. */
export function roomAreas(canvas: Canvas, rooms: readonly Room[]): string {
  return rooms.map((room) => {
    const [x, y] = place(canvas, centroid(room.polygon));
    const large = room.area >= 6.5;
    const height = large ? 11 : 8.5;
    const text = `${room.area.toFixed(1)} m²`;
    const size = large ? `${room.size[0].toFixed(2)} × ${room.size[1].toFixed(2)}` : '';
    const width = Math.max(widthOf(text, height), size ? widthOf(size, 7.5) : 0) + 12;
    const field = `<rect x="${round(x - width / 2)}" y="${round(y - height - 2)}" width="${round(width)}" height="${large ? 32 : height + 9}" rx="3" fill="#ffffff" fill-opacity="0.86"/>`;
    return field + lettering(text, x, y + 4, height, INK.wall) + (size ? lettering(size, x, y + 18, 7.5, INK.line) : '');
  }).join('\n');
}
