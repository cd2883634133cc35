import { readingOrder } from '#domain/units/sort-units.ts';

/** The part of a unit that says where it lies. */
export type PlacedUnit = { id: number; building_id: number; flat_level: number; number: string };

/** The units before and after a unit on its own floor, by number as people read it; undefined at the ends. */
export function neighboursOnFloor<T extends PlacedUnit>(
  units: readonly T[],
  unit: PlacedUnit,
): { previous: T | undefined; next: T | undefined } {
  const inReadingOrder = readingOrder('en');
  const floor = units
    .filter((other) => other.building_id === unit.building_id && other.flat_level === unit.flat_level)
    .sort((a, b) => inReadingOrder(a.number, b.number));
  const place = floor.findIndex((other) => other.id === unit.id);
  return place === -1
    ? { previous: undefined, next: undefined }
    : { previous: floor[place - 1], next: floor[place + 1] };
}
