import { statusTitles } from '#contract/texts/status-titles.ts';
import type { Language } from '#domain/texts/language.ts';
import { statusNameOf } from '#domain/units/statuses.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import type { Development } from '#server/features/development/development.ts';
import type { KeptUnit } from '#server/features/development/save-units.ts';
import { saveDevelopment } from '#server/features/development/save-development.ts';
import { Report, type Warning } from './mistakes/report.ts';

/**
 * The second half of an import: saves what was read in one transaction, in which `before` runs first. Returns warnings.
 */
export async function savePrepared(
  database: Database,
  development: Development,
  before?: (tx: Transaction) => Promise<void>,
  language?: Language,
): Promise<Warning[]> {
  const saved = await saveDevelopment(database, development, before);
  const report = new Report(language);
  for (const unit of saved.keptUnits) warnOfKept(report, unit);
  for (const building of saved.keptBuildings) report.warning('building_kept', { file: 'buildings.csv' }, { building });
  return report.warnings;
}

/** Names a sales user by number: the texts of an import are logged. */
function warnOfKept(report: Report, { building, number, held }: KeptUnit): void {
  const place = { file: 'units.csv' };
  if (held === null) return report.warning('unit_kept', place, { building, number });
  const status = statusTitles[statusNameOf(held.status_id)];
  if (held.user_id === null) return report.warning('unit_not_settled', place, { building, number, status });
  report.warning('unit_held', place, { building, number, status, user: held.user_id });
}
