import { box, smooth, tidy } from './geometry.ts';
import { band } from './outline.ts';
import { SIZES, type Plot } from './plot.ts';
import { along, facadeRadius } from './unit-places.ts';
import type { Polygon, Site } from './types.ts';

/**
 * The grounds: pool court to the south at height 0, sunken gardens along both fronts, arrival and street to the north.
 */
export function layOutSite(plot: Plot, reach: number): Site {
  const south = facadeRadius(plot, 'south', SIZES.depth);
  const north = facadeRadius(plot, 'north', SIZES.depth);
  const back = Math.ceil(plot.centre[1] + north + SIZES.northGarden + 6);
  const wide = reach + 26;
  const court = Math.min(44, reach * 0.72);
  return {
    boundary: box(-wide, -76, wide, back + 34),
    poolCourt: tidy([
      ...along(plot, -court / plot.radius, court / plot.radius, () => south - SIZES.southGarden - 1.2),
      [court * 0.9, -16],
      [court * 0.5, -22],
      [-court * 0.5, -22],
      [-court * 0.9, -16],
    ]),
    pool: smooth(
      [
        [-24, 5],
        [-15, 9.5],
        [-3, 7],
        [9, 3.5],
        [21, 1.5],
        [25, -4],
        [17, -9.5],
        [3, -9],
        [-9, -5.5],
        [-20, -2.5],
      ].map(([x = 0, y = 0]) => [x * (court / 44), y] as const),
    ),
    deck: box(-court * 0.9, -15, -court * 0.62, 12),
    sunken: [
      band(plot, -plot.halfAngle, plot.halfAngle, south - SIZES.southGarden - 1.2, south),
      band(plot, -plot.halfAngle, plot.halfAngle, north, north + SIZES.northGarden + 1.2),
    ],
    bridges: [
      bridge(plot, 3.2, south - SIZES.southGarden - 1.2, south),
      bridge(plot, 3.6, north, north + SIZES.northGarden + 1.2),
    ],
    paths: paths(court, plot.centre[1] + north + SIZES.northGarden + 1.2, back),
    parking: [box(-court - 22, back + 3, court + 22, back + 20)],
    bays: parkingBays(court, back),
    street: box(-wide - 60, back + 22, wide + 60, back + 31),
    ramps: [box(-court - 30, back + 3, -court - 24, back + 22)],
    treeZones: trees(court, reach, back),
  };
}

function bridge(plot: Plot, half: number, low: number, high: number): Polygon {
  return band(plot, -half / plot.radius, half / plot.radius, low, high);
}

function paths(court: number, bridgeEnd: number, back: number): Polygon[] {
  return [
    box(-2, -64, 2, -22),
    box(-3.6, bridgeEnd, 3.6, back + 3),
    box(-court - 20, -19, -court * 0.5, -16.4),
    box(court * 0.5, -19, court + 20, -16.4),
  ];
}

function parkingBays(court: number, back: number): Polygon[] {
  const count = Math.floor((2 * court + 36) / 2.6);
  return Array.from({ length: count }, (_, i) => -court - 18 + i * 2.6)
    .filter((x) => Math.abs(x + 1.3) > 6)
    .flatMap((x) => [box(x, back + 3.2, x + 2.5, back + 8.2), box(x, back + 14.8, x + 2.5, back + 19.8)]);
}

function trees(court: number, reach: number, back: number): Site['treeZones'] {
  return [
    { kind: 'palm', polygon: box(-court * 0.9, -21, court * 0.9, -11) },
    { kind: 'olive', polygon: box(-reach + 12, -64, -4, -26) },
    { kind: 'olive', polygon: box(4, -64, reach - 12, -26) },
    { kind: 'cypress', polygon: box(-court - 20, back + 20.2, court + 20, back + 21.8) },
    { kind: 'pine', polygon: box(-reach - 24, 20, -reach + 2, back) },
    { kind: 'pine', polygon: box(reach - 2, 20, reach + 24, back) },
  ];
}
