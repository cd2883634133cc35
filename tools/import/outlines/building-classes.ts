import type { PackageFolder } from '../folder/read-folder.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { Report } from '../mistakes/report.ts';
import { suggest } from '../mistakes/suggest.ts';
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

/**
 * The classes without one that has units but not a single front or plan, although every drawing is of another class: its
 * name is misspelt, or it was not drawn yet. That is one mistake, and not one for every file that it lacks.
 */
export function withoutAbsent(
  classes: readonly BuildingClass[],
  { files, outside }: PackageFolder,
  report: Report,
): readonly BuildingClass[] {
  const drawings = [...files.keys(), ...outside].filter((file) => /^(?:fronts|plans)\//.test(file));
  const isOf = ({ name }: BuildingClass, file: string) => {
    const own = file.slice(file.indexOf('/') + 1).toLowerCase();
    if (file.startsWith('fronts/')) return own.startsWith(`${name}.`) || own.startsWith(`${name}/`);
    return own.startsWith(`${name}f`) && /^-?\d/.test(own.slice(name.length + 1));
  };
  const drawn = classes.filter((one) => drawings.some((file) => isOf(one, file)));
  const areAllKnown = drawings.every((file) => drawn.some((one) => isOf(one, file)));
  if (drawn.length === 0 || !areAllKnown) return classes;
  return classes.filter((one) => {
    if (drawn.includes(one) || one.units.length === 0) return true;
    const names = drawn.map(({ written }) => written);
    const hint = suggest(one.written, names) || detailText('knownNames', { names: names.join(', ') });
    const place = { file: 'buildings.csv', line: one.buildings[0]?.line };
    report.mistake('class_undrawn', place, { value: one.written, name: one.name, hint });
    return false;
  });
}

function levelsOf(units: readonly ReadUnit[]): number[] {
  return [...new Set(units.map((unit) => unit.level))].sort((a, b) => a - b);
}
