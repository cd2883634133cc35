import { duplexPlan, floorPlan } from './floor-plan.ts';
import { villaPlans } from './villa-plan.ts';
import type { Model, Villa } from '../model/types.ts';

/** All plans of buildings, as SVGs by their path in the package. */
export function drawPlans(model: Model): (readonly [string, string])[] {
  const floors = model.apartments.levels.map((level) => [`plans/${level.code}.svg`, floorPlan(model, level)] as const);
  const duplex = model.apartments.levels
    .filter((level) => level.units.some((unit) => unit.upper))
    .map((level) => [`plans/${level.code}d.svg`, duplexPlan(model, level)] as const);
  const classes = new Map<string, Villa>(model.villas.toReversed().map((villa) => [villa.className, villa]));
  const villas = [...classes.values()].flatMap((villa) => {
    const code = `plans/${villa.className.toLowerCase()}f0`;
    const [lower, upper] = villaPlans(villa);
    return [
      [`${code}.svg`, lower],
      [`${code}d.svg`, upper],
    ] as const;
  });
  return [...floors, ...duplex, ...villas];
}
