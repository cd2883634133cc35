import { buildCore } from './core.ts';
import { buildUnit, floorOf, topOf } from './build-unit.ts';
import { tidyPoint } from './geometry.ts';
import { mezzanine } from './mezzanine.ts';
import { band, slabOutline } from './outline.ts';
import { SIZES, type Plot, type Rows, type Slot } from './plot.ts';
import { roofOf } from './roof.ts';
import { facadeRadius, polar, slabReach } from './unit-places.ts';
import type { Apartments, Level, Point, Side, Unit } from './types.ts';

/** Builds the apartment building: garden level, mezzanine, typical storeys, the set-back storey and the roof. */
export function buildApartments(plot: Plot): Apartments {
  const share = commonShare(plot);
  const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((level) => buildLevel(plot, level, share));
  const top = levels.find((level) => level.level === 7) as Level;
  return {
    code: 'A',
    arc: {
      centre: tidyPoint(plot.centre),
      radius: plot.radius,
      halfAngle: plot.halfAngle,
      corridor: SIZES.corridor,
      depth: SIZES.depth,
    },
    levels,
    roof: roofOf(plot, top),
  };
}

/** The area of corridors and cores on a typical storey, relative to the homes that share them. */
function commonShare(plot: Plot): number {
  const corridor = 2 * plot.halfAngle * plot.radius * SIZES.corridor;
  const cores = 2 * SIZES.core * SIZES.depth;
  const all =
    plot.halfAngle *
    ((plot.radius + SIZES.corridor / 2 + SIZES.depth) ** 2 - (plot.radius - SIZES.corridor / 2 - SIZES.depth) ** 2);
  return (corridor + cores) / (all - corridor - cores);
}

function buildLevel(plot: Plot, level: number, share: number): Level {
  const ground = level === 0 ? mezzanine(plot) : null;
  const rows = ground?.rows ?? (level === 7 ? plot.top : plot.typical);
  const end = level === 7 ? plot.endAngle : plot.halfAngle;
  const depth = level === 7 ? SIZES.topDepth : SIZES.depth;
  return {
    level,
    code: `af${level}`,
    name: level === 8 ? 'garden' : level === 0 ? 'mezzanine' : `floor ${level}`,
    z0: floorOf(level),
    z1: topOf(level),
    outline: slabOutline(plot, level),
    body: band(plot, -end, end, facadeRadius(plot, 'south', depth), facadeRadius(plot, 'north', depth)),
    corridor: band(plot, -end, end, plot.radius - SIZES.corridor / 2, plot.radius + SIZES.corridor / 2),
    cores: plot.typical.north.filter((slot) => slot.kind === 'core').map((slot) => buildCore(plot, slot)),
    units: unitsOf(plot, level, rows, share),
    amenities: ground?.amenities ?? [],
    columns: level === 0 ? columns(plot) : [],
  };
}

function unitsOf(plot: Plot, level: number, rows: Rows, commonShare: number): Unit[] {
  const homes = (['south', 'north'] as const).flatMap((side) =>
    rows[side].filter((slot) => slot.kind === 'home').map((slot, index) => ({ side, slot, index })),
  );
  return homes.map(({ side, slot, index }, i) =>
    buildUnit(plot, { number: numberOf(level, i + 1), level, side, slot, index, commonShare }),
  );
}

function numberOf(level: number, place: number): string {
  if (level === 0) return `M${place}`;
  return level === 8 ? `BA${place}` : String(level * 100 + place);
}

/** Free-standing columns on the mezzanine, under the edge of the first floor. */
function columns(plot: Plot): Point[] {
  return (['south', 'north'] as const).flatMap((side: Side) => {
    const reach = slabReach(plot, 1, side);
    const sign = side === 'north' ? 1 : -1;
    const edges = plot.typical[side]
      .filter((_: Slot, i: number) => i % 2 === 0)
      .map((slot) => slot.from)
      .concat(plot.halfAngle);
    return edges.map((angle) =>
      tidyPoint(polar(plot, angle, facadeRadius(plot, side, SIZES.depth) + sign * (reach(angle) - 0.6))),
    );
  });
}
