import { statusTitle } from '#contract/texts/status-title.ts';
import type { Language } from '#domain/texts/language.ts';
import { statusNameOf } from '#domain/units/statuses.ts';
import type { Database } from '#server/database/connection.ts';
import type { Development } from '#server/features/development/development.ts';
import type { KeptUnit } from '#server/features/development/save-units.ts';
import { PackageConflictError } from '#server/features/development/find-conflicts.ts';
import type { PackageNames } from '#server/features/development/package-names.ts';
import {
  saveDevelopment,
  type SavedDevelopment,
  type SaveOptions,
} from '#server/features/development/save-development.ts';
import { reportConflicts } from './loaded/report-conflicts.ts';
import { Report } from './mistakes/report.ts';
import type { CheckedDevelopment } from './prepare-development.ts';

/**
 * The second half of an import: saves what was read in one transaction. If sales data has changed since the check so
 * that the package would break it (a unit is held now), that is a mistake, and nothing is saved.
 */
export async function savePrepared(
  database: Database,
  { development, names }: { development: Development; names: PackageNames },
  { language, ...options }: SaveOptions & { language?: Language | undefined } = {},
): Promise<CheckedDevelopment> {
  const report = new Report(language);
  try {
    warnOfAll(report, await saveDevelopment(database, development, options));
  } catch (error) {
    if (!(error instanceof PackageConflictError)) throw error;
    reportConflicts(error.conflicts, names, report);
  }
  return { mistakes: report.sorted(), warnings: report.sortedWarnings() };
}

function warnOfAll(report: Report, saved: SavedDevelopment): void {
  for (const unit of saved.keptUnits) warnOfKept(report, unit);
  for (const building of saved.keptBuildings) report.warning('building_kept', { file: 'buildings.csv' }, { building });
}

/** Warns of a unit that was kept. Names its sales user by id only, because the texts of an import are logged. */
function warnOfKept(report: Report, { building, number, held }: KeptUnit): void {
  const place = { file: 'units.csv' };
  if (held === null) return report.warning('unit_kept', place, { building, number });
  const status = statusTitle(statusNameOf(held.status_id));
  if (held.user_id === null) return report.warning('unit_not_settled', place, { building, number, status });
  report.warning('unit_held', place, { building, number, status, user: held.user_id });
}
