import type { Plan, PlanUnit } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { floorCode } from '#domain/floors/floor-code.ts';
import { paddedBox, parsePoints } from '#domain/outlines/parse-points.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { planKey } from '#server/catalogue/present-building.ts';
import type { PictureList, ShownPicture } from '#server/typeset/document-pictures.ts';

type Pair = [x: number, y: number];

/**
 * A floor with one unit marked, in the coordinates of its plan, whose width and height are `size`. `box` is the x, y,
 * width and height of the part that is shown; `marked` are the unit's polygons and `others` those of its neighbours.
 */
type MarkedFloor = {
  size: [number, number];
  box: [number, number, number, number];
  background: ShownPicture | null;
  drawing: ShownPicture | null;
  marked: Pair[][];
  others: Pair[][];
  label: Pair;
};

/** The margin around the units that are shown, in the coordinates of the plan. */
const margin = 20;

/**
 * The floors of a unit with the unit marked: its own and, for a duplex, the upper one. Plans that do not show the unit,
 * or show no other, are left out. `alts` are the text alternatives of the first and the upper floor.
 */
export function markFloors(
  catalogue: Catalogue,
  unit: Property,
  pictures: PictureList,
  alts: readonly [string, string],
): MarkedFloor[] {
  const building = catalogue.values.buildings.find(({ id }) => id === unit.building_id);
  if (building === undefined) return [];
  const codes = unit.is_dublex ? [false, true] : [false];
  return codes.flatMap((upper) => {
    const plan = catalogue.planValues.get(planKey(building.id, floorCode(building.class_name, unit.flat_level, upper)));
    const marked = plan?.units.find(({ property_id }) => property_id === unit.id);
    return plan !== undefined && plan.units.length > 1 && marked !== undefined && shapesOf(marked).length > 0
      ? [markFloor(plan, marked, catalogue, pictures, alts[upper ? 1 : 0])]
      : [];
  });
}

function markFloor(plan: Plan, own: PlanUnit, catalogue: Catalogue, pictures: PictureList, alt: string): MarkedFloor {
  const ratio = plan.width / plan.height;
  return {
    size: [plan.width, plan.height],
    box: boxOf(plansLike(plan, catalogue), plan),
    // If there is a drawing, the background only decorates screens; otherwise, it is the plan.
    background: pictures.add(
      plan.background === null || plan.drawing !== null ? undefined : catalogue.files.get(plan.background),
      { width: 960, height: Math.round(960 / ratio), maxBytes: 90_000 },
      alt,
    ),
    drawing: pictures.addDrawing(plan.drawing, ratio, { width: 1536, maxBytes: 120_000 }, alt),
    marked: shapesOf(own),
    others: plan.units.filter((unit) => unit !== own).flatMap(shapesOf),
    label: [own.label.x, own.label.y],
  };
}

/** All plans of a building with the same size. They share coordinates, and together show its extent. */
function plansLike({ building_id, width, height }: Plan, { planValues }: Catalogue): Plan[] {
  return [...planValues.values()].filter(
    (plan) => plan.building_id === building_id && plan.width === width && plan.height === height,
  );
}

/** The part of a plan with the units of all these plans, and a margin. */
function boxOf(plans: readonly Plan[], size: { width: number; height: number }): MarkedFloor['box'] {
  const outlines = plans.flatMap(({ units }) => units.flatMap(({ points }) => points));
  const { left, top, right, bottom } = paddedBox(outlines, margin, size);
  return [left, top, Math.max(1, right - left), Math.max(1, bottom - top)];
}

/** The polygons of a unit that have at least three points. */
function shapesOf({ points }: PlanUnit): Pair[][] {
  return points
    .map((outline) => parsePoints(outline).map(({ x, y }): Pair => [x, y]))
    .filter((shape) => shape.length > 2);
}
