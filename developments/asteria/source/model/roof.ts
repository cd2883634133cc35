import { quad } from './frame.ts';
import { band } from './outline.ts';
import { SIZES, type Plot } from './plot.ts';
import { facadeRadius, frameOf, strip } from './unit-places.ts';
import type { Level, Roof } from './types.ts';

const EAVES = 0.9;
const PAVILION = 5.4;

/** The roof above the set-back storey: core heads, solar panels, planting, and pergolas over the duplex gardens. */
export function roofOf(plot: Plot, top: Level): Roof {
  const over = EAVES / plot.radius;
  const cores = plot.top.north.filter((slot) => slot.kind === 'core');
  const homes = (['south', 'north'] as const).flatMap((side) =>
    plot.top[side].filter((slot) => slot.kind === 'home').map((slot) => ({ slot, side })),
  );
  const plain = homes.filter(({ slot }) => !slot.duplex);
  return {
    z: top.z1,
    outline: band(
      plot,
      -plot.endAngle - over,
      plot.endAngle + over,
      facadeRadius(plot, 'south', SIZES.topDepth) - EAVES,
      facadeRadius(plot, 'north', SIZES.topDepth) + EAVES,
    ),
    heads: cores.map((slot) => {
      const f = frameOf(plot, slot, 'north', SIZES.topDepth, false);
      return quad(f, 0, f.width, 0, 7.4);
    }),
    panels: plain.map(({ slot, side }) => {
      const f = frameOf(plot, slot, side, SIZES.topDepth, false);
      return quad(f, 0.6, f.width - 0.6, 1, 4.6);
    }),
    pergolas: homes
      .filter(({ slot }) => slot.duplex)
      .map(({ slot, side }) => {
        const f = frameOf(plot, slot, side, SIZES.topDepth, false);
        return quad(f, 0.5, f.width * 0.6, PAVILION, SIZES.topDepth - 0.5);
      }),
    green: plain.map(({ slot, side }) => strip(plot, slot, side, 5.4, () => SIZES.topDepth - 0.4)),
  };
}
