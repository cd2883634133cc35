import { buildApartments } from './building-a.ts';
import { layOutPlot } from './plot.ts';
import { seeded } from './random.ts';
import { layOutSite } from './site.ts';
import { buildVillas } from './villas.ts';
import type { Model } from './types.ts';

/** Builds the model of the development, in metres. The same seed and number of bays always give the same model. */
export function buildModel({ seed, bays }: { seed: number; bays: number }): Model {
  const plot = layOutPlot(bays, seeded(seed));
  const reach = plot.radius * Math.sin(plot.halfAngle) + 22;
  return {
    version: 1,
    seed,
    bays,
    apartments: buildApartments(plot),
    villas: buildVillas(reach),
    site: layOutSite(plot, reach),
  };
}
