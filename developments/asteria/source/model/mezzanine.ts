import { amenityFurniture } from './amenity-furniture.ts';
import { SIZES, type Plot, type Rows, type Slot } from './plot.ts';
import { facadeRadius, frameOf, strip } from './unit-places.ts';
import type { Amenity, Side } from './types.ts';

const HOME = 12.4;

/** The mezzanine: a large home at each of the four corners, and the lobby and shared rooms between them. */
export function mezzanine(plot: Plot): { rows: Rows; amenities: Amenity[] } {
  const rows = { south: endHomes(plot, 'south'), north: endHomes(plot, 'north') };
  return { rows, amenities: [...southSide(plot, rows.south), ...northSide(plot, rows.north)] };
}

function endHomes(plot: Plot, side: Side): Slot[] {
  const angle = HOME / facadeRadius(plot, side, SIZES.depth / 2);
  return [
    { kind: 'home', size: 'three', from: -plot.halfAngle, to: -plot.halfAngle + angle, end: 'west' },
    { kind: 'home', size: 'three', from: plot.halfAngle - angle, to: plot.halfAngle, end: 'east' },
  ];
}

function southSide(plot: Plot, [west, east]: readonly Slot[]): Amenity[] {
  return share(plot, 'south', west?.to ?? 0, east?.from ?? 0, [
    ['spa', 'Spa', 3],
    ['fitness', 'Fitness', 2.4],
    ['lounge', 'Residents’ lounge', 3.4],
    ['cafe', 'Café and pool bar', 3.2],
    ['kids', 'Children’s room', 2],
  ]);
}

function northSide(plot: Plot, [west, east]: readonly Slot[]): Amenity[] {
  const [first, second] = plot.typical.north.filter((slot) => slot.kind === 'core') as [Slot, Slot];
  return [
    ...share(plot, 'north', west?.to ?? 0, first.from, [['shop', 'Shop', 1]]),
    ...share(plot, 'north', first.to, second.from, [
      ['shop', 'Bakery', 1.6],
      ['post', 'Post and parcels', 1],
      ['lobby', 'Lobby', 2.6],
      ['office', 'Concierge', 1],
      ['meeting', 'Meeting room', 1.4],
      ['shop', 'Shop', 1.6],
    ]),
    ...share(plot, 'north', second.to, east?.from ?? 0, [['bicycles', 'Bicycles', 1]]),
  ];
}

function share(
  plot: Plot,
  side: Side,
  from: number,
  to: number,
  parts: readonly (readonly [string, string, number])[],
): Amenity[] {
  const whole = parts.reduce((total, part) => total + part[2], 0);
  let angle = from;
  return parts.map(([kind, title, part]) => {
    const slot = { from: angle, to: angle + ((to - from) * part) / whole };
    angle = slot.to;
    return {
      kind,
      title,
      side,
      polygon: strip(plot, slot, side, 0, () => SIZES.depth),
      furniture: amenityFurniture(kind, frameOf(plot, slot, side, SIZES.depth, false)),
    };
  });
}
