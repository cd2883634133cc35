import { statusTitle } from '#contract/texts/status-title.ts';
import type { Text } from '#domain/texts/language.ts';
import type { PackageBuildingName } from '#domain/units/match-buildings.ts';
import type { UnitHolder } from '#domain/units/unit-holder.ts';
import { statusNameOf } from '#domain/units/statuses.ts';
import type { PackageConflict } from '#server/features/development/find-conflicts.ts';
import type { PackageNames } from '#server/features/development/package-names.ts';
import type { Place, Report } from '../mistakes/report.ts';
import { detailText } from '../mistakes/detail-text.ts';

/** Descriptions of who holds a unit, without naming a person. */
const holders: Record<UnitHolder, Text> = {
  client: detailText('heldByClient'),
  sales: detailText('heldBySales'),
  sold: detailText('heldByBuyer'),
  third_party: detailText('heldByThirdParty'),
};

/** Reports what a package would break in the loaded development. */
export function reportConflicts(conflicts: readonly PackageConflict[], names: PackageNames, report: Report): void {
  for (const conflict of conflicts) reportConflict(conflict, names, report);
}

function reportConflict(conflict: PackageConflict, { units, buildings }: PackageNames, report: Report): void {
  if (conflict.kind === 'project_other') {
    const details = { value: conflict.projectId, expected: conflict.loaded };
    report.mistake('project_other', { file: 'development.json' }, details);
  } else if (conflict.kind === 'building_formerly_unknown') {
    const building = buildings[conflict.row];
    report.mistake(conflict.kind, { file: 'buildings.csv', line: building?.line }, namesOf(building));
  } else {
    const unit = units[conflict.row ?? -1];
    const place = { file: unit?.file ?? units[0]?.file ?? 'units.csv', line: unit?.line };
    if (conflict.kind === 'held') reportHeld(conflict, place, report);
    else report.mistake(conflict.kind, place, { ...namesOf(unit), number: unit?.number ?? '' });
  }
}

function namesOf(named: PackageBuildingName | undefined): { code: string; value: string } {
  return { code: named?.code ?? '', value: named?.formerly ?? '' };
}

function reportHeld(
  { code, outcome, holder, status_id }: Extract<PackageConflict, { kind: 'held' }>,
  place: Place,
  report: Report,
): void {
  const mistake = outcome === 'withdrawn' ? 'unit_held_withdrawn' : 'unit_held_available';
  report.mistake(mistake, place, { code, holder: holders[holder], status: statusTitle(statusNameOf(status_id)) });
}
