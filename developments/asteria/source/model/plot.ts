import type { Random } from './random.ts';
import type { Point } from './types.ts';

/** The dimensions of the whole development, in metres. */
export const SIZES = {
  corner: 9.4,
  two: 8.2,
  one: 5.5,
  studio: 4.7,
  core: 7.4,
  corridor: 2,
  depth: 10.4,
  topDepth: 8.8,
  terrace: 2.1,
  wave: 0.32,
  endOverhang: 1.5,
  halfAngle: (20 * Math.PI) / 180,
  frontAtCentre: 30,
  gardenFloor: -3.7,
  mezzanine: 4.4,
  storey: 3.3,
  top: 3.5,
  pavilion: 3,
  southGarden: 6.2,
  northGarden: 5.2,
  floors: 7,
} as const;

type Size = 'studio' | 'one' | 'two' | 'three';
/** A slot along the corridor for a home or a core, between two angles in radians clockwise from north. */
export interface Slot {
  kind: 'home' | 'core';
  size: Size;
  from: number;
  to: number;
  end: 'west' | 'east' | null;
  duplex?: boolean;
}
export interface Rows {
  south: Slot[];
  north: Slot[];
}

/** The lines that every storey of the apartment building shares. */
export interface Plot {
  bays: number;
  centre: Point;
  radius: number;
  halfAngle: number;
  endAngle: number;
  typical: Rows;
  top: Rows;
}

const WIDTH = { studio: SIZES.studio, one: SIZES.one, two: SIZES.two, three: SIZES.corner } as const;

/** Lays out the rows of homes. `bays` is the number of homes along the south side, 11 to 25. */
export function layOutPlot(bays: number, random: Random): Plot {
  if (!Number.isInteger(bays) || bays < 11 || bays > 25)
    throw new RangeError(`bays must be a whole number from 11 to 25, got ${bays}`);
  const southSizes = mix(bays - 2, (bays - 2) * 6.05, random);
  const length = sum(southSizes) + 2 * SIZES.corner;
  const halfAngle = SIZES.halfAngle;
  const southMiddle = length / (2 * halfAngle);
  const radius = southMiddle + SIZES.depth / 2 + SIZES.corridor / 2;
  const northMiddle = radius + SIZES.corridor / 2 + SIZES.depth / 2;
  const centre: Point = [0, SIZES.frontAtCentre - (radius - SIZES.corridor / 2 - SIZES.depth)];
  const corner = SIZES.corner / southMiddle;
  const endAngle = halfAngle - corner;
  const core = SIZES.core / northMiddle;
  const room = 2 * endAngle - 2 * core;
  const wing = Math.max(2, Math.round(((bays - 3) * 3) / 14));
  const northSizes = mix(bays - 5, room * northMiddle, random);
  const inWing = wing - 1;
  const typical = {
    south: withEnds(spread(southSizes, -endAngle, endAngle), halfAngle),
    north: withEnds(cored(northSizes, inWing, endAngle, room, core), halfAngle),
  };
  const topMiddle = mix(bays - 5 - 2 * inWing - 1, sum(northSizes.slice(inWing, -inWing)), random);
  const wings = typical.north.filter((slot) => slot.end === null);
  const firstCore = wings.findIndex((slot) => slot.kind === 'core');
  const lastCore = wings.findLastIndex((slot) => slot.kind === 'core');
  const top = {
    south: markEnds(spread(widest(mix(bays - 3, southMiddle * 2 * endAngle, random)), -endAngle, endAngle)),
    north: markEnds([
      ...wings.slice(0, firstCore + 1),
      ...spread(topMiddle, wings[firstCore]?.to ?? 0, wings[lastCore]?.from ?? 0),
      ...wings.slice(lastCore),
    ]),
  };
  return { bays, centre, radius, halfAngle, endAngle, typical, top };
}

function sum(sizes: readonly Size[]): number {
  return sizes.reduce((total, size) => total + WIDTH[size], 0);
}

/** Chooses `count` sizes that add up to about `metres`, with a sixth to a quarter of studios at most. */
function mix(count: number, metres: number, random: Random): Size[] {
  let best: Size[] = [];
  let gap = Infinity;
  for (let two = 0; two <= count; two++)
    for (let studio = 0; studio <= Math.max(1, Math.round(count / 4)) && two + studio <= count; studio++) {
      const sizes: Size[] = [...fill('two', two), ...fill('studio', studio), ...fill('one', count - two - studio)];
      const miss = Math.abs(sum(sizes) - metres) + 0.25 * Math.abs(studio - count / 6);
      if (miss < gap) {
        gap = miss;
        best = sizes;
      }
    }
  return loosen(best, random);
}

function fill(size: Size, count: number): Size[] {
  return Array.from({ length: count }, () => size);
}

/** Shuffles sizes so that equal neighbours are rare. */
function loosen(sizes: readonly Size[], random: Random): Size[] {
  const runs = (list: readonly Size[]): number => list.filter((size, i) => size === list[i + 1]).length;
  return Array.from({ length: 24 }, () => random.shuffle(sizes)).reduce((best, next) =>
    runs(next) < runs(best) ? next : best,
  );
}

/** The set-back storey keeps its two widest homes at its ends. */
function widest(sizes: readonly Size[]): Size[] {
  const ordered = [...sizes].toSorted((a, b) => WIDTH[b] - WIDTH[a]);
  const ends = ordered.slice(0, 2);
  const middle = [...sizes];
  for (const size of ends) middle.splice(middle.indexOf(size), 1);
  return [ends[0] as Size, ...middle, ends[1] as Size];
}

function spread(sizes: readonly Size[], from: number, to: number): Slot[] {
  const scale = (to - from) / sum(sizes);
  let angle = from;
  return sizes.map((size) => {
    const start = angle;
    angle += WIDTH[size] * scale;
    return { kind: 'home', size, from: start, to: angle, end: null };
  });
}

function cored(sizes: readonly Size[], wing: number, endAngle: number, room: number, core: number): Slot[] {
  const scale = room / sum(sizes);
  const west = -endAngle + sum(sizes.slice(0, wing)) * scale;
  const east = endAngle - sum(sizes.slice(-wing)) * scale;
  const coreSlot = (from: number): Slot => ({ kind: 'core', size: 'one', from, to: from + core, end: null });
  return [
    ...spread(sizes.slice(0, wing), -endAngle, west),
    coreSlot(west),
    ...spread(sizes.slice(wing, -wing), west + core, east - core),
    coreSlot(east - core),
    ...spread(sizes.slice(-wing), east, endAngle),
  ];
}

function withEnds(slots: readonly Slot[], halfAngle: number): Slot[] {
  const from = slots[0]?.from ?? 0;
  const to = slots.at(-1)?.to ?? 0;
  return [
    { kind: 'home', size: 'three', from: -halfAngle, to: from, end: 'west' },
    ...slots,
    { kind: 'home', size: 'three', from: to, to: halfAngle, end: 'east' },
  ];
}

/** On the set-back storey, wide homes become duplexes: those at the ends and every second one between them. */
function markEnds(slots: readonly Slot[]): Slot[] {
  let wide = 0;
  return slots.map((slot, i) => {
    const end = i === 0 ? 'west' : i === slots.length - 1 ? 'east' : null;
    const duplex = slot.kind === 'home' && slot.size === 'two' && (end !== null || wide++ % 2 === 0);
    return { ...slot, end, duplex };
  });
}
