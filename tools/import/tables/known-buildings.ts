import type { Report } from '../mistakes/report.ts';
import { TitledNames } from '../mistakes/suggest.ts';
import type { LostRows } from './breaks-off.ts';
import type { ReadBuilding } from './read-buildings.ts';
import type { ReadUnit } from './read-units.ts';

/** The buildings, or null if the table has none although there are units, which is one mistake. */
export function namedBuildings(
  buildings: ReadBuilding[] | null,
  units: readonly ReadUnit[] | null,
  report: Report,
): ReadBuilding[] | null {
  if (buildings?.length !== 0 || !units?.length) return buildings;
  report.mistake('buildings_none', { file: 'buildings.csv' });
  return null;
}

/** The codes of the buildings; null if none or not all are known, which is one mistake, not one of every unit. */
export function codesOf({ buildings, lost }: { buildings: readonly ReadBuilding[] | null; lost: LostRows | null }) {
  if (!buildings?.length || lost?.isCut === true) return null;
  const others = [...(lost?.cells ?? [])].map((name) => ({ name, row: {} }));
  return new TitledNames([...buildings.map((row) => ({ name: row.code, row })), ...others]);
}

/**
 * The units that were read, and instead of lost rows units of any building that may be named by any cell of these. Null
 * if so many rows are lost that outlines of their units cannot be told from superfluous ones.
 */
export function withLostUnits(units: readonly ReadUnit[] | null, lost: LostRows | null): readonly ReadUnit[] | null {
  if (units === null || lost === null) return units;
  const [first] = units;
  if (lost.isCut || first === undefined) return null;
  // An outline of a class with one unit in each building is called `unit`.
  const names = [...lost.cells, 'unit'].filter((name) => name !== '');
  const unplaced = names.map((name) => ({
    ...first,
    building: '',
    number: name,
    code: name,
    is_dublex: false,
    isPlaced: false,
  }));
  return [...units, ...unplaced];
}

/** The units; if the table of buildings breaks off, those of lost buildings may be in any class. */
export function placedUnits(
  units: readonly ReadUnit[] | null,
  buildings: readonly ReadBuilding[],
  lost: LostRows | null,
): readonly ReadUnit[] | null {
  if (units === null || lost === null) return units;
  const known = new Set(buildings.map(({ code }) => code));
  return units.map((unit) => (known.has(unit.building) ? unit : { ...unit, building: '', isPlaced: false }));
}
