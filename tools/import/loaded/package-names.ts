import type { HeldUnitDecision, PackageNames } from '#server/features/development/package-names.ts';
import type { Report } from '../mistakes/report.ts';
import type { MistakeCode } from '../mistakes/texts.ts';
import { settingsWith, type ReadSettings } from '../settings/read-settings.ts';
import type { ReadBuilding } from '../tables/read-buildings.ts';
import type { ReadUnit } from '../tables/read-units.ts';

/** Mistakes that may hide rows of a table, or change the names that its author wrote. */
const incomplete: ReadonlySet<MistakeCode> = new Set([
  'csv_unreadable',
  'csv_cut',
  'xlsx_unreadable',
  'table_too_long',
  'table_too_wide',
  'table_too_large',
  'cell_too_long',
  'encoding_utf16',
  'encoding_not_utf8',
]);
const tables = new Set(['buildings.csv', 'units.csv', 'units.xlsx']);

type ReadTables = {
  settings: ReadSettings | null;
  buildings: readonly ReadBuilding[] | null;
  units: readonly ReadUnit[] | null;
  heldUnits: HeldUnitDecision[];
  report: Report;
};

/** The names in a package; null if they may lack a unit or building. */
export function packageNames({ settings, buildings, units, heldUnits, report }: ReadTables): PackageNames | null {
  const isIncomplete = report.mistakes.some(({ code, file }) => incomplete.has(code) && tables.has(file));
  if (buildings === null || units === null || isIncomplete) return null;
  if ([...buildings, ...units].some(({ code }) => code === '')) return null;
  return {
    projectId: settingsWith(settings, 'projectId')?.projectId ?? null,
    botEmail: settingsWith(settings, 'botSalesRep')?.botSalesRep.email ?? null,
    buildings: buildings.map(({ code, formerly, line }) => ({ code, formerly, line })),
    units: units.map(({ building, number, code, formerly, status_id, file, line }) => ({
      building,
      number,
      code,
      formerly,
      status_id,
      file,
      line,
    })),
    heldUnits,
  };
}
