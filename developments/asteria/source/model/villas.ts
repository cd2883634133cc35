import { areasOf } from './build-unit.ts';
import { drawFloorPlan } from './draw-floor-plan.ts';
import { quad, straightFrame } from './frame.ts';
import { FACADE, type Edges, type Layout } from './layout.ts';
import { areaOf } from './unit-places.ts';
import { VILLA_SIZES, villaGround, villaUpper, type VillaClass } from './villa-layouts.ts';
import type { FloorPlan, Point, Villa } from './types.ts';

const OUTER: Edges = { left: FACADE, right: FACADE, back: FACADE, front: FACADE };
const STOREY = 3.3;

/** At least six villas, in a row on either side of the pool court, each turned slightly towards the court. */
export function buildVillas(reach: number): Villa[] {
  const rows: readonly (readonly [number, number])[] = [
    [-1, 4],
    [-1, -22],
    [-1, -48],
    [1, 4],
    [1, -22],
    [1, -48],
  ];
  return rows.map(([side, y], i) => {
    const away = reach + 2 + (4 - y) * 0.16;
    return buildVilla(
      `V${i + 1}`,
      i % 3 === 1 ? 'VB' : i === 5 ? 'VB' : 'VA',
      [Math.round(side * away * 10) / 10, y],
      side * -10,
    );
  });
}

function buildVilla(code: string, className: VillaClass, position: Point, rotation: number): Villa {
  const size = VILLA_SIZES[className];
  const ground = storey(villaGround(className), position, rotation, size.width, size.depth);
  const upper = storey(villaUpper(className), position, rotation, size.width, size.upper);
  const frame = straightFrame(position, rotation, size.width, size.depth);
  const terrace = quad(frame, 0, size.width, size.depth, size.depth + 3);
  const upperTerrace = quad(frame, 0, size.width, size.upper, size.depth);
  const garden = quad(frame, -3.2, size.width + 3.2, size.depth + 3, size.depth + 12.4);
  const bedrooms = [...ground.rooms, ...upper.rooms].filter((room) => room.kind === 'bedroom').length;
  return {
    code,
    className,
    position,
    rotation,
    floors: [
      { ...ground, z0: 0.15, z1: STOREY + 0.15 },
      { ...upper, z0: STOREY + 0.15, z1: 2 * STOREY + 0.15 },
    ],
    roomType: `${bedrooms}+1`,
    apartmentType: `villa-${className === 'VA' ? 'a' : 'b'}`,
    bathrooms: [...ground.rooms, ...upper.rooms].filter((room) => room.kind === 'bath').length,
    terrace,
    upperTerrace,
    garden,
    pool: quad(frame, size.width / 2 - 3.6, size.width / 2 + 3.6, size.depth + 4.4, size.depth + 7.6),
    areas: areasOf([ground, upper], areaOf(terrace) + areaOf(upperTerrace), areaOf(garden), 0),
  };
}

function storey(
  layout: Layout,
  position: Point,
  rotation: number,
  width: number,
  depth: number,
): FloorPlan & { stairs: FloorPlan['polygon'] } {
  const frame = straightFrame(position, rotation, width, depth);
  const s = layout.stair ?? { s0: 0, s1: 0, v0: 0, v1: 0 };
  return { ...drawFloorPlan(frame, layout, OUTER), stairs: quad(frame, s.s0, s.s1, s.v0, s.v1) };
}
