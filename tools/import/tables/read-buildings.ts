import type { Language } from '#domain/texts/language.ts';
import type { DevelopmentBuilding } from '#server/features/development/development.ts';
import { localColumns, readLocal, warnOfLanguages } from './local-columns.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';
import { lostRows, type LostRows } from './breaks-off.ts';
import { checkLookalikes } from './check-lookalikes.ts';
import { withMissingRows } from './missing-buildings.ts';
import type { KnownNames } from './read-lookups.ts';
import { withMeantLetters } from './meant-letters.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { uniqueKey } from './unique-key.ts';

const columns = ['code', 'class_name', 'number', 'zone_id', 'is_villa', 'building_type', 'instance_name'];

/**
 * A building and the line of its row. `hasVillaFlag` is false if `is_villa` has a mistake; one that `isStandIn` has no
 * row, which was reported.
 */
export type ReadBuilding = DevelopmentBuilding & { line: number; hasVillaFlag: boolean; isStandIn?: boolean };

/** Reads the buildings, null if there is no table or header, and what the table has lost if it breaks off. */
export async function readBuildings(
  folder: PackageFolder,
  report: Report,
  known: KnownNames,
  offered: readonly Language[],
): Promise<{ buildings: ReadBuilding[] | null; lost: LostRows | null }> {
  const names = localColumns(['name'], offered);
  const rows = await readTable(folder, report, {
    files: ['buildings.csv'],
    columns: [...columns, ...names.required],
    optionalColumns: ['formerly', ...names.optional],
  });
  warnOfLanguages(rows ?? [], ['name'], offered, report);
  const unique = uniqueKey('code');
  const uniqueFormerly = uniqueKey('formerly', 'formerly_twice');
  const uniqueInstance = uniqueKey('instance_name');
  const buildings =
    rows?.map((row) => {
      const building = readBuilding(row, known, offered);
      unique(row, building.code || null);
      uniqueFormerly(row, building.formerly);
      uniqueInstance(row, building.instance_name || null);
      return building;
    }) ?? null;
  checkLookalikes(rows ?? [], 'code', buildings?.map((building) => building.code) ?? []);
  const meant = buildings === null ? null : await withMeantLetters(buildings, folder, report);
  const lost = await lostRows('buildings', folder, report);
  return { buildings: meant && lost === null ? await withMissingRows(meant, folder, report, standIn) : meant, lost };
}

function readBuilding(row: Row, known: KnownNames, offered: readonly Language[]): ReadBuilding {
  const isVilla = row.flag('is_villa');
  return {
    line: row.place.line,
    hasVillaFlag: isVilla !== null,
    code: row.code('code') ?? '',
    formerly: row.optionalCode('formerly'),
    class_name: row.code('class_name') ?? '',
    ...readLocal(row, 'name', offered),
    number: row.integer('number', 0, 99_999) ?? 0,
    zone_id: row.integer('zone_id', 0, 99_999) ?? 0,
    is_villa: isVilla ?? false,
    building_type: row.reference('building_type', known.buildingTypes, 'building_type_unknown') ?? '',
    instance_name: row.optional('instance_name') ?? '',
  };
}

/** A building of which nothing but its code, and perhaps its class, is known. */
const standIn = (code: string, className: string): ReadBuilding => ({
  line: 0,
  hasVillaFlag: false,
  isStandIn: true,
  code,
  formerly: null,
  class_name: className,
  name_en: code,
  name_tr: code,
  number: 0,
  zone_id: 0,
  is_villa: false,
  building_type: '',
  instance_name: '',
});

/** Whether the class of a building could not be read. */
export const isWithoutClass = ({ class_name, isStandIn }: ReadBuilding) => class_name === '' && isStandIn !== true;

/**
 * The classes of buildings as written, by their lower-case names; null if the table or one of its classes could not be
 * read, so that not all are known.
 */
export function knownClasses(buildings: readonly ReadBuilding[] | null): ReadonlyMap<string, string> | null {
  if (buildings === null || buildings.some(isWithoutClass)) return null;
  return new Map(buildings.map(({ class_name }) => [class_name.toLowerCase(), class_name]));
}
