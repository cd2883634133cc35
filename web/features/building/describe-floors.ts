import type { Building, Front } from '#contract/entities/building.ts';
import { upperLevelOf, type OutlinedFloor } from '#domain/buildings/derive-floors.ts';
import type { FloorSummary } from '#domain/floors/derive-floor.ts';
import { levelOrder, type Level } from '#domain/floors/levels.ts';
import { outlineNotReleased } from '#domain/floors/outline-status.ts';
import { lowestPrice } from '#domain/money/unit-prices.ts';
import type { StatusLabel } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';

/** The fields of a unit that a floor's label needs. `price` is in minor units, and undefined if prices are hidden. */
type FloorUnit = {
  id: number;
  building_id: number;
  flat_level: number;
  is_dublex: boolean;
  price?: number | undefined;
  status_id: number;
};

/**
 * One level beside the front. `points` is its outline, empty if the front does not show the level. `matches` counts
 * the units that match the filter; undefined without one, and on a floor of upper levels, which counts no units. `plan`
 * is the plan that the floor opens.
 */
export type FloorRow = OutlinedFloor & {
  level: number;
  points: string;
  label: StatusLabel;
  matches: number | undefined;
  isOpen: boolean;
  isDimmed: boolean;
  isFavourite: boolean;
  priceFrom: number | undefined;
  plan: { level: number; isDuplex: boolean };
};

/** `front` is the one shown; `matching` contains the ids of the units that match the filter, undefined without one. */
export type FloorSources = {
  building: Pick<Building, 'id' | 'class_name' | 'plans'>;
  front: Pick<Front, 'outlines'>;
  levels: readonly Level[];
  summaries: ReadonlyMap<number, OutlinedFloor>;
  units: readonly FloorUnit[];
  matching: ReadonlySet<number> | undefined;
  favourites: ReadonlySet<number>;
};

const labelOf = { 1: 'available', 2: 'reserved', 3: 'sold', 4: 'blocked' } as const satisfies Record<
  FloorSummary['status'],
  StatusLabel
>;
const noUnits: OutlinedFloor = { status: outlineNotReleased, available: 0, total: 0, isUpper: false };

/**
 * The levels of a building: those with an outline on the front from top to bottom, then the others that have units, so
 * that the rows always add up to the building. Floors that are sold or not released cannot be opened. With a filter,
 * floors without a match are dimmed. A floor of upper levels only opens the plan of these.
 */
export function describeFloors(sources: FloorSources): FloorRow[] {
  const { building, front, levels, summaries } = sources;
  const order = (level: number) => levelOrder(levels, level, building.class_name);
  const onFront = front.outlines
    .filter(({ points }) => points.trim() !== '')
    .toSorted((a, b) => order(b.level) - order(a.level))
    .map(({ level, points }) => describeFloor(level, points, sources));
  const shown = new Set(onFront.map((row) => row.level));
  const others = [...summaries]
    .filter(([level, { isUpper }]) => !shown.has(level) && !isUpper)
    .map(([level]) => level)
    .toSorted((a, b) => order(b) - order(a))
    .map((level) => describeFloor(level, '', sources));
  return [...onFront, ...others];
}

function describeFloor(
  level: number,
  points: string,
  { building, summaries, units, matching, favourites }: FloorSources,
): FloorRow {
  const summary = summaries.get(level) ?? noUnits;
  const label = labelOf[summary.status];
  const isOffered = label === 'available' || label === 'reserved';
  const { isUpper } = summary;
  const isHere = (unit: FloorUnit) =>
    isUpper ? unit.is_dublex && upperLevelOf(unit) === level : unit.flat_level === level;
  const here = units.filter((unit) => unit.building_id === building.id && isHere(unit));
  const matches = matching && here.filter((unit) => matching.has(unit.id)).length;
  const plan = { level: here[0]?.flat_level ?? level, isDuplex: isUpper };
  const offered = here.filter((unit) => unit.status_id === UnitStatus.available && (matching?.has(unit.id) ?? true));
  return {
    ...summary,
    level,
    points,
    label,
    matches: isUpper ? undefined : matches,
    isOpen: isOffered && (points !== '' || building.plans.some((plan) => plan.level === level)),
    isDimmed: matches === 0,
    isFavourite: here.some((unit) => favourites.has(unit.id)),
    priceFrom: lowestPrice(offered),
    plan,
  };
}

/**
 * The floor selected by default: the open one with the most matches, or the most available units without a filter; the
 * highest if there are several. A floor without an outline on the front is selected only if none with an outline has
 * any.
 */
export function firstChoice(rows: readonly FloorRow[]): FloorRow | undefined {
  const score = (row: FloorRow) => row.matches ?? row.available;
  const open = rows.filter((row) => row.isOpen);
  const onFront = open.filter((row) => row.points !== '');
  return (onFront.some((row) => score(row) > 0) ? onFront : open).reduce<FloorRow | undefined>(
    (best, row) => (best && score(best) >= score(row) ? best : row),
    undefined,
  );
}

/** The next open floor above (-1) or below (1) a level; the same level if there is none, the first if it is unknown. */
export function nextOpenLevel(
  rows: readonly FloorRow[],
  level: number | undefined,
  direction: -1 | 1,
): number | undefined {
  const open = rows.filter((row) => row.isOpen).map((row) => row.level);
  const index = open.indexOf(level ?? Number.NaN);
  if (index < 0) return open[0];
  return open[index + direction] ?? level;
}
