import type { Plan, PlanUnit } from '#contract/entities/plan.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { planKey } from '#server/catalogue/present-building.ts';
import type { Property } from '#contract/entities/property.ts';
import { floorCode } from '#domain/floors/floor-code.ts';
import type { PictureList, ShownPicture } from '#server/typeset/document-pictures.ts';

type Point = [number, number];

/**
 * A floor with one unit marked, in the coordinates of its plan, whose width and height are `size`. `box` is the x, y,
 * width and height of the part that is shown; `marked` are the unit's polygons and `others` those of its neighbours.
 */
type MarkedFloor = {
  size: [number, number];
  box: [number, number, number, number];
  background: ShownPicture | null;
  drawing: ShownPicture | null;
  marked: Point[][];
  others: Point[][];
  label: Point;
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
    box: boxOf(
      plansLike(plan, catalogue).flatMap((one) => one.units.flatMap(shapesOf).flat()),
      plan,
    ),
    // If there is a drawing, the background only decorates screens; otherwise, it is the plan.
    background: pictures.add(
      plan.background === null || plan.drawing !== null ? undefined : catalogue.files.get(plan.background),
      { width: 960, height: Math.round(960 / ratio), maxBytes: 90_000 },
      alt,
    ),
    drawing: pictures.addDrawing(plan.drawing, ratio, { width: 1536, maxBytes: 120_000 }, alt),
    marked: shapesOf(own),
    others: plan.units.filter((one) => one !== own).flatMap(shapesOf),
    label: [own.label.x, own.label.y],
  };
}

/** All plans of a building with the same size. They share coordinates, and together show its extent. */
function plansLike({ building_id, width, height }: Plan, { planValues }: Catalogue): Plan[] {
  return [...planValues.values()].filter(
    (plan) => plan.building_id === building_id && plan.width === width && plan.height === height,
  );
}

/** The polygons of a unit that have at least three points. */
function shapesOf({ points }: PlanUnit): Point[][] {
  return points.map(readPoints).filter((shape) => shape.length > 2);
}

/** SVG point pairs as numbers. */
function readPoints(points: string): Point[] {
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Point => [
    numbers[2 * at] ?? Number.NaN,
    numbers[2 * at + 1] ?? Number.NaN,
  ]).filter((point) => point.every(Number.isFinite));
}

/** The bounding box of all units, with a margin. */
function boxOf(points: readonly Point[], view: { width: number; height: number }): MarkedFloor['box'] {
  if (points.length === 0) return [0, 0, view.width, view.height];
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const left = Math.max(0, Math.min(...xs) - margin);
  const top = Math.max(0, Math.min(...ys) - margin);
  const right = Math.min(view.width, Math.max(...xs) + margin);
  const bottom = Math.min(view.height, Math.max(...ys) + margin);
  return [left, top, Math.max(1, right - left), Math.max(1, bottom - top)];
}
