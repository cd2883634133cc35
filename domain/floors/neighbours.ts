import { readingOrder } from '#domain/units/sort-units.ts';

/** The fields of a unit that say where it is. */
type PlacedUnit = { id: number; building_id: number; flat_level: number; number: string };

/** The previous and next unit on the same floor, in natural order of their numbers; undefined at the ends. */
export function neighboursOnFloor<T extends PlacedUnit>(
  units: readonly T[],
  unit: PlacedUnit,
): { previous: T | undefined; next: T | undefined } {
  const compareNumbers = readingOrder('en');
  const floor = units
    .filter((other) => other.building_id === unit.building_id && other.flat_level === unit.flat_level)
    .sort((a, b) => compareNumbers(a.number, b.number));
  const index = floor.findIndex((other) => other.id === unit.id);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: floor[index - 1], next: floor[index + 1] };
}
