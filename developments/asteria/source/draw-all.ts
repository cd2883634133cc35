import { drawPlans } from './drawings/draw-plans.ts';
import { buildModel } from './model/build-model.ts';

/** Every file of the package that is drawn, by its path below the package. */
export function drawAll(options: { seed: number; bays: number }): Map<string, string> {
  const model = buildModel(options);
  return new Map([['source/model.json', `${JSON.stringify(model)}\n`], ...drawPlans(model)]);
}
