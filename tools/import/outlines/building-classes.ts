import type { ReadBuilding } from '../tables/read-buildings.ts';
import type { ReadUnit } from '../tables/read-units.ts';

/**
 * Buildings that look alike and therefore share a front and plans. `name` is in lower case, as in file names and floor
 * codes; `written` is as in the table. `isVilla` is null if the flag of one of the buildings has a mistake.
 */
export type BuildingClass = {
  name: string;
  written: string;
  buildings: ReadBuilding[];
  units: ReadUnit[];
  /** Units that may belong to this class: their building, number or level has a mistake, which was reported. */
  unplaced: ReadUnit[];
  levels: number[];
  /** The levels according to the table, if polygons are on the plans of others. */
  statedLevels?: readonly number[];
  isVilla: boolean | null;
};

/** The classes of a package, with the units whose building and level are known; `levels` are those with units. */
export function buildingClasses(buildings: readonly ReadBuilding[], units: readonly ReadUnit[]): BuildingClass[] {
  const classes = new Map<string, BuildingClass>();
  for (const building of buildings) {
    const name = building.class_name.toLowerCase().normalize('NFC');
    const known = classes.get(name) ?? {
      name,
      written: building.class_name,
      buildings: [],
      units: [],
      unplaced: [],
      levels: [],
      isVilla: true,
    };
    known.buildings.push(building);
    if (!building.hasVillaFlag || known.isVilla === null) known.isVilla = null;
    else known.isVilla &&= building.is_villa;
    classes.set(name, known);
  }
  classes.delete('');
  for (const group of classes.values()) {
    const codes = new Set(group.buildings.map((building) => building.code));
    group.units = units.filter((unit) => unit.isPlaced && codes.has(unit.building));
    group.unplaced = units.filter((unit) => !unit.isPlaced && (unit.building === '' || codes.has(unit.building)));
    group.levels = levelsOf(group.units);
  }
  return [...classes.values()];
}

/** The classes with some of their units on another level than the table says. */
export function withLevels(
  classes: readonly BuildingClass[],
  levels: ReadonlyMap<ReadUnit, number>,
): readonly BuildingClass[] {
  return classes.map((group) => {
    const units = group.units.map((unit) => ({ ...unit, level: levels.get(unit) ?? unit.level }));
    return { ...group, units, levels: levelsOf(units), statedLevels: group.levels };
  });
}

function levelsOf(units: readonly ReadUnit[]): number[] {
  return [...new Set(units.map((unit) => unit.level))].sort((a, b) => a - b);
}
