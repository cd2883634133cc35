import type { Language } from '#domain/texts/language.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import type { Development } from '#server/features/development/development.ts';
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
  for (const unit of saved.keptUnits) report.warning('unit_kept', { file: 'units.csv' }, unit);
  for (const building of saved.keptBuildings) report.warning('building_kept', { file: 'buildings.csv' }, { building });
  return report.warnings;
}
