import type { Building } from '#contract/entities/building.ts';
import { deriveFloor } from '#domain/floors/derive-floor.ts';
import type { OutlineStatus } from '#domain/floors/outline-status.ts';
import { levelOrder, type Level } from '#domain/floors/levels.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';

/** The fields of a unit that the level switch needs. */
export type LevelUnit = {
  building_id: number;
  flat_level: number;
  is_dublex: boolean;
  status_id: UnitStatusId;
};

/** One plan of the building. */
export type LevelEntry = {
  code: string;
  level: number;
  isDuplex: boolean;
  status: OutlineStatus;
  available: number;
  total: number;
};

/**
 * The plans of a building from top to bottom, in the order of the package's `levels`; a duplex entry comes above its
 * own level.
 */
export function levelEntries(
  building: Pick<Building, 'id' | 'class_name' | 'plans'>,
  units: readonly LevelUnit[],
  soldMeans: SoldMeans,
  levels: readonly Level[],
): LevelEntry[] {
  const entries = building.plans.map(({ code, level, is_dublex }): LevelEntry => {
    const here = units.filter(
      (unit) => unit.building_id === building.id && unit.flat_level === level && (!is_dublex || unit.is_dublex),
    );
    return {
      code,
      level,
      isDuplex: is_dublex,
      ...deriveFloor(
        here.map((unit) => unit.status_id),
        soldMeans,
      ),
    };
  });
  const height = ({ level, isDuplex }: LevelEntry) =>
    levelOrder(levels, level, building.class_name) + (isDuplex ? 0.5 : 0);
  return entries.toSorted((a, b) => height(b) - height(a));
}

/** The code of the plan of a level, or of its duplex entry; undefined if the building has none. */
export function findPlanCode(building: Pick<Building, 'plans'>, level: string, isDuplex: boolean): string | undefined {
  return building.plans.find((plan) => String(plan.level) === level && plan.is_dublex === isDuplex)?.code;
}
