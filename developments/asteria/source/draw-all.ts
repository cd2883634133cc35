import { drawMap } from './map/draw-map.ts';
import { drawHomePlans } from './drawings/home-plans.ts';
import { drawPlans } from './drawings/draw-plans.ts';
import { buildModel } from './model/build-model.ts';
import { drawTables } from './tables/draw-tables.ts';

/** Every generated file of the package, by its path in the package. */
export function drawAll(options: { seed: number; bays: number }): Map<string, string> {
  const model = buildModel(options);
  const homes = drawHomePlans(model);
  return new Map([
    ['source/model.json', `${JSON.stringify(model)}\n`],
    ...drawPlans(model),
    ...homes.files,
    ...drawTables(model, homes.plansOf),
    ...drawMap(),
  ]);
}
