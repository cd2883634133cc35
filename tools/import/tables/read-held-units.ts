import { heldUnitOutcomes, type HeldUnitDecision } from '#server/features/development/package-names.ts';
import { hasFile, type PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';
import { lookalikeHint } from '../mistakes/suggest.ts';
import { readTable } from './read-table.ts';
import type { ReadUnit } from './read-units.ts';
import { uniqueKey } from './unique-key.ts';

const file = 'held-units.csv';

/**
 * Reads `held-units.csv`, which defines what happens to held units. Optional. A unit that it withdraws must not be in
 * the table of units; one that it makes available must be.
 */
export async function readHeldUnits(
  folder: PackageFolder,
  report: Report,
  units: readonly ReadUnit[] | null,
): Promise<HeldUnitDecision[]> {
  if (!hasFile(folder, file)) return [];
  const rows = await readTable(folder, report, { files: [file], columns: ['code', 'outcome', 'reason'] });
  const unique = uniqueKey('code');
  const codes = units && new Set(units.map((unit) => unit.code));
  return (rows ?? []).flatMap((row): HeldUnitDecision[] => {
    const code = row.code('code');
    const outcome = row.choice('outcome', heldUnitOutcomes);
    const reason = row.text('reason');
    unique(row, code);
    if (code === null || outcome === null || reason === null) return [];
    if (codes !== null && codes.has(code) !== (outcome === 'available'))
      row.mistake(codes.has(code) ? 'held_unit_listed' : 'held_unit_missing', 'code', code, {
        hint: lookalikeHint(code, codes),
      });
    return [{ code, outcome, reason }];
  });
}
