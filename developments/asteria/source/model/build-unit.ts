import { layoutOf, type Template } from './apartment-layouts.ts';
import { drawFloorPlan } from './draw-floor-plan.ts';
import { squareMetres, tidyPoint } from './geometry.ts';
import { BLIND, CORRIDOR, FACADE, PARTY, type Edges } from './layout.ts';
import { SIZES, type Plot, type Slot } from './plot.ts';
import { areaOf, axisOf, endTerrace, frameOf, slabReach, strip } from './unit-places.ts';
import type { Areas, FloorPlan, Side, Unit } from './types.ts';

interface UnitOrder {
  number: string;
  level: number;
  side: Side;
  slot: Slot;
  index: number;
  commonShare: number;
}

/** Builds one home of the apartment building in its slot. */
export function buildUnit(plot: Plot, order: UnitOrder): Unit {
  const { level, side, slot } = order;
  const depth = level === 7 ? SIZES.topDepth : SIZES.depth;
  const mirrored = slot.end ? slot.end === 'west' : order.index % 2 === 1;
  const template = templateOf(level, slot);
  const frame = frameOf(plot, slot, side, depth, mirrored);
  const plan = drawFloorPlan(frame, layoutOf(template, frame.width, depth), edgesOf(slot));
  const reach = slabReach(plot, level, side);
  const far = (angle: number): number => (level === 7 ? SIZES.depth : depth) + reach(angle);
  const terrace =
    level === 7 && slot.end ? endTerrace(plot, slot, side, depth, far) : strip(plot, slot, side, depth, far);
  const upper = template === 'twoStair' ? buildUpper(plot, order, mirrored) : null;
  const garden = gardenOf(plot, level, side, slot);
  const bedrooms = count(plan, 'bedroom') + count(upper, 'bedroom');
  return {
    ...plan,
    number: order.number,
    level,
    side,
    template,
    corner: slot.end,
    mirrored,
    roomType: bedrooms === 0 ? 'Studio' : `${bedrooms}+1`,
    apartmentType: apartmentTypeOf(template, level),
    isDuplex: upper !== null,
    bathrooms: count(plan, 'bath') + count(upper, 'bath'),
    terrace,
    garden,
    facade: [
      [tidyPoint(frame.at(0, depth)), tidyPoint(frame.at(frame.width, depth))],
      ...(slot.end ? [[tidyPoint(frame.at(frame.width, 0)), tidyPoint(frame.at(frame.width, depth))] as const] : []),
    ],
    axis: axisOf(frame),
    upper,
    areas: areasOf(
      [plan, ...(upper ? [upper] : [])],
      areaOf(terrace),
      areaOf(garden ?? upper?.garden ?? null),
      order.commonShare,
    ),
  };
}

/** The stated areas of a home, measured on its plan. Gross area includes its share of corridors and cores. */
export function areasOf(plans: readonly FloorPlan[], terrace: number, garden: number, commonShare: number): Areas {
  const interior = plans.reduce((total, plan) => total + areaOf(plan.polygon), 0);
  const net = plans.flatMap((plan) => plan.rooms).reduce((total, room) => total + room.area, 0);
  return {
    interior: squareMetres(interior),
    net: squareMetres(net),
    gross: squareMetres(interior * (1 + commonShare)),
    terrace,
    garden,
  };
}

function templateOf(level: number, slot: Slot): Template {
  if (level === 7) return slot.duplex ? 'twoStair' : slot.size === 'three' ? 'two' : slot.size;
  return level === 0 ? 'court' : slot.size;
}

function apartmentTypeOf(template: Template, level: number): string {
  if (template === 'twoStair') return 'duplex';
  const suffix = level === 8 ? '-garden' : level === 7 ? '-top' : '';
  if (template === 'court') return 'court';
  return template === 'three' ? `corner${suffix}` : `${template}${suffix}`;
}

function edgesOf(slot: Slot): Edges {
  return { left: PARTY, right: slot.end ? FACADE : PARTY, back: CORRIDOR, front: FACADE };
}

function gardenOf(plot: Plot, level: number, side: Side, slot: Slot) {
  if (level === 8)
    return strip(
      plot,
      slot,
      side,
      SIZES.depth + SIZES.terrace,
      () => SIZES.depth + (side === 'south' ? SIZES.southGarden : SIZES.northGarden),
    );
  if (level !== 0) return null;
  const east = slot.end === 'east' ? 1 : -1;
  const gap = { from: plot.halfAngle + 0.3 / plot.radius, to: plot.halfAngle + 9 / plot.radius };
  const ground = east === 1 ? gap : { from: -gap.to, to: -gap.from };
  return strip(plot, ground, side, 0.4, () => SIZES.depth + SIZES.terrace);
}

function buildUpper(plot: Plot, { side, slot, level }: UnitOrder, mirrored: boolean): NonNullable<Unit['upper']> {
  const depth = 5.4;
  const frame = frameOf(plot, slot, side, depth, mirrored);
  const plan = drawFloorPlan(frame, layoutOf('upper', frame.width, depth), {
    left: BLIND,
    right: BLIND,
    back: BLIND,
    front: FACADE,
  });
  const z0 = topOf(level);
  return { ...plan, garden: strip(plot, slot, side, depth, () => SIZES.topDepth), z0, z1: z0 + SIZES.pavilion };
}

/** The height of the floor above a storey, in metres. */
export function topOf(level: number): number {
  if (level === 8) return 0;
  const above = SIZES.mezzanine + SIZES.storey * Math.min(level, 6) + (level === 7 ? SIZES.top : 0);
  return Math.round(above * 1000) / 1000;
}

/** The height of the floor of a storey, in metres. */
export function floorOf(level: number): number {
  return level === 8 ? SIZES.gardenFloor : level === 0 ? 0 : topOf(level - 1);
}

function count(plan: FloorPlan | null, kind: string): number {
  return plan ? plan.rooms.filter((room) => room.kind === kind).length : 0;
}
