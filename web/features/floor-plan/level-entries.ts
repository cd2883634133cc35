import type { Building } from '#contract/entities/building.ts';
import { deriveFloor, type OutlineStatus } from '#domain/floors/derive-floor.ts';
import { isLevelApart } from '#domain/floors/floor-code.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';

/** The fields of a unit that the level switch needs. */
export type LevelUnit = {
  building_id: number;
  flat_level: number;
  is_dublex: boolean;
  status_id: UnitStatusId;
  number?: string;
};

/** One plan of the building. `prefix` is what unit numbers on a garden level begin with, such as `BA`. */
export type LevelEntry = {
  code: string;
  level: number;
  isDuplex: boolean;
  prefix: string | undefined;
  status: OutlineStatus;
  available: number;
  total: number;
};

/**
 * The plans of a building from top to bottom; a duplex entry comes above its own level. A level above those of the
 * building view whose unit numbers share a letter prefix is a garden level and comes last.
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
    const prefix = isLevelApart(level) ? commonLetters(here.flatMap((unit) => unit.number ?? [])) : undefined;
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
  return entries.toSorted((a, b) => sortHeight(b) - sortHeight(a));
}

/** The code of the plan of a level, or of its duplex entry; undefined if the building has none. */
export function findPlanCode(building: Pick<Building, 'plans'>, level: string, isDuplex: boolean): string | undefined {
  return building.plans.find((plan) => String(plan.level) === level && plan.is_dublex === isDuplex)?.code;
}

function sortHeight({ level, isDuplex, prefix }: LevelEntry): number {
  return (prefix === undefined ? level : -level) + (isDuplex ? 0.5 : 0);
}

/** The letters that all numbers begin with: `BA` for BA1 and BA31; undefined if there are none. */
function commonLetters(numbers: readonly string[]): string | undefined {
  const letters = new Set(numbers.map((number) => /^\p{L}*/u.exec(number)?.[0] ?? ''));
  const [prefix] = letters;
  return letters.size === 1 && prefix ? prefix : undefined;
}
