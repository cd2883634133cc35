import type { Building } from '#contract/entities/building.ts';
import { shownLevels } from '#domain/floors/floor-code.ts';
import { deriveFloor, type OutlineStatus } from '#domain/floors/derive-floor.ts';
import type { SoldMeans } from '#domain/units/is-sold.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';

/** The part of a unit that the level switch counts. */
export type LevelUnit = {
  building_id: number;
  flat_level: number;
  is_dublex: boolean;
  status_id: UnitStatusId;
  number?: string;
};

/** One plan that can be reached: `prefix` is what the numbers on a level below ground begin with, such as `BA`. */
export type LevelEntry = {
  code: string;
  level: number;
  isDuplex: boolean;
  prefix: string | undefined;
  status: OutlineStatus;
  available: number;
  total: number;
};

const highest = shownLevels.at(-1)!;

/**
 * The plans of a building as a lift shows them, top to bottom; a duplex entry stands above its own level. A level
 * beyond those of the building view whose units are numbered by letters (the garden level) comes last.
 */
export function levelEntries(
  building: Pick<Building, 'id' | 'plans'>,
  units: readonly LevelUnit[],
  soldMeans: SoldMeans,
): LevelEntry[] {
  const entries = building.plans.map(({ code, level, is_dublex }): LevelEntry => {
    const here = units.filter(
      (unit) => unit.building_id === building.id && unit.flat_level === level && (!is_dublex || unit.is_dublex),
    );
    const prefix = level > highest ? commonLetters(here.flatMap((unit) => unit.number ?? [])) : undefined;
    return {
      code,
      level,
      isDuplex: is_dublex,
      prefix,
      ...deriveFloor(
        here.map((unit) => unit.status_id),
        soldMeans,
      ),
    };
  });
  return entries.toSorted((a, b) => heightOf(b) - heightOf(a));
}

/** The code of the plan of a level, or of its duplex entry; undefined where the building has none. */
export function findPlanCode(building: Pick<Building, 'plans'>, level: string, isDuplex: boolean): string | undefined {
  return building.plans.find((plan) => String(plan.level) === level && plan.is_dublex === isDuplex)?.code;
}

function heightOf({ level, isDuplex, prefix }: LevelEntry): number {
  return (prefix === undefined ? level : -level) + (isDuplex ? 0.5 : 0);
}

/** The letters that all numbers begin with: `BA` of BA1 and BA31; undefined where there are none. */
function commonLetters(numbers: readonly string[]): string | undefined {
  const letters = new Set(numbers.map((number) => /^\p{L}*/u.exec(number)?.[0] ?? ''));
  const [only] = letters;
  return letters.size === 1 && only ? only : undefined;
}
