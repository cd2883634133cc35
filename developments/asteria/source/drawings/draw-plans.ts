import { duplexPlan, floorPlan } from './floor-plan.ts';
import type { Model } from '../model/types.ts';

/** All plans: path below the package and SVG. */
export function drawPlans(model: Model): (readonly [string, string])[] {
  const floors = model.apartments.levels.map((level) => [`plans/${level.code}.svg`, floorPlan(model, level)] as const);
  const duplex = model.apartments.levels.filter((level) => level.units.some((unit) => unit.upper)).map((level) => [`plans/${level.code}d.svg`, duplexPlan(model, level)] as const);
  return [...floors, ...duplex];
}
