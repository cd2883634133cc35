import { localised, offeredLanguage, type Language } from '#domain/texts/language.ts';
import type { Report } from '../mistakes/report.ts';
import type { ReadBuilding } from './read-buildings.ts';
import type { ReadUnit } from './read-units.ts';

const file = 'buildings.csv';

/** On how many floors a villa may have units: it may be divided into two flats, one above the other. */
const maxVillaFloors = 2;

/** Warns of villas with too many floors to be one, and of buildings with the same name, once for each name. */
export function warnOfBuildings(
  buildings: readonly ReadBuilding[],
  units: readonly ReadUnit[],
  offered: readonly Language[],
  report: Report,
): void {
  for (const { code, line, is_villa: isVilla } of buildings) {
    const floors = new Set(units.flatMap((unit) => (unit.building === code && unit.isPlaced ? [unit.level] : []))).size;
    if (isVilla && code !== '' && floors > maxVillaFloors)
      report.warning('villa_with_floors', { file, line }, { code, floors });
  }
  const first = offeredLanguage(undefined, offered);
  const named = Map.groupBy(buildings, (building) => localised(building, 'name', first).toLocaleLowerCase(first));
  for (const same of named.values()) {
    const [one, other] = same;
    if (one === undefined || other === undefined) continue;
    const name = localised(one, 'name', first);
    if (name !== '')
      report.warning('building_name_twice', { file, line: other.line }, { name, count: same.length, other: one.line });
  }
}
