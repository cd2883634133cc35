import { drawMap } from './map/draw-map.ts';
import { drawHomePlans } from './drawings/home-plans.ts';
import { drawPlans } from './drawings/draw-plans.ts';
import { buildModel } from './model/build-model.ts';
import { drawTables } from './tables/draw-tables.ts';
import type { Outlooks } from './tables/homes.ts';

/**
 * Every generated file of the package, by its path in the package. `outlooks` are the views of each home, determined in
 * the scene; without it no home is described as having a view.
 */
export function drawAll(options: { seed: number; bays: number; outlooks?: Outlooks }): Map<string, string> {
  const model = buildModel(options);
  const homes = drawHomePlans(model);
  return new Map([
    ['source/model.json', `${JSON.stringify(model)}\n`],
    ...drawPlans(model),
    ...homes.files,
    ...drawTables(model, homes.plansOf, options.outlooks),
    ...drawMap(),
  ]);
}
