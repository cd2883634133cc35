import { followsPackage } from '#domain/units/follows-package.ts';
import { isHeldStatus } from '#domain/units/held-statuses.ts';
import type { UnitMatchProblem } from '#domain/units/match-units.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { unitHolder, type UnitHolder } from '#domain/units/unit-holder.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import type { Queryable } from '#server/database/connection.ts';
import { findProject } from '#server/people/find-project.ts';
import { matchStoredUnits, readStoredUnits, type StoredUnit } from './match-stored-units.ts';
import type { HeldUnitOutcome, PackageNames } from './package-names.ts';

/**
 * Why a package must not replace the loaded one. `row` is the index of the unit or building in the package. `held`: a
 * held unit would leave the development or be for sale again, without being listed in `held-units.csv`.
 */
export type PackageConflict =
  | { kind: 'project_other'; projectId: number; loaded: number }
  | { kind: 'building_formerly_unknown'; row: number }
  | { kind: UnitMatchProblem; row: number }
  | {
      kind: 'held';
      code: string;
      outcome: HeldUnitOutcome;
      holder: UnitHolder;
      status_id: UnitStatusId;
      row: number | null;
    };

/** Thrown by the transaction that loads a package with conflicts. */
export class PackageConflictError extends Error {
  readonly conflicts: readonly PackageConflict[];

  constructor(conflicts: readonly PackageConflict[]) {
    super(`The package has ${conflicts.length} conflicts with the one that is loaded`);
    this.conflicts = conflicts;
  }
}

/** The conflict of a package with another project that is loaded; empty if there is none. */
export async function findOtherProject(tx: Queryable, projectId: number): Promise<PackageConflict[]> {
  const loaded = await findProject(tx);
  return loaded === null || loaded.id === projectId ? [] : [{ kind: 'project_other', projectId, loaded: loaded.id }];
}

/**
 * Finds what a package would break if it were loaded now. Under the lock of the units, the result stays valid until the
 * transaction ends.
 */
export async function findConflicts(
  tx: Queryable,
  projectId: number,
  names: Pick<PackageNames, 'buildings' | 'units' | 'heldUnits'>,
): Promise<PackageConflict[]> {
  const units = await readStoredUnits(tx, projectId);
  const matched = await matchStoredUnits(tx, projectId, names, units);
  const rowOf = new Map(matched.ids.map((id, row) => [id, row]));
  const decided = new Set(names.heldUnits.map(({ code, outcome }) => `${outcome} ${code}`));
  const held = units.flatMap((unit): PackageConflict[] => {
    const holder = unitHolder(unit);
    const row = rowOf.get(unit.id) ?? null;
    const named = row === null ? undefined : names.units[row];
    const outcome = outcomeOf(unit, named?.status_id);
    if (holder === null || outcome === null) return [];
    const code = named?.code ?? unit.code;
    const status_id = unit.status_id;
    return decided.has(`${outcome} ${code}`) ? [] : [{ kind: 'held', code, outcome, holder, status_id, row }];
  });
  return [
    ...matched.unknown.map((row) => ({ kind: 'building_formerly_unknown' as const, row })),
    ...[...matched.problems].map(([row, kind]) => ({ kind, row })),
    ...held,
  ];
}

/**
 * The outcome of loading the package for a held unit: it leaves the development, or is for sale again; null if neither.
 */
function outcomeOf(unit: StoredUnit, named: UnitStatusId | undefined): HeldUnitOutcome | null {
  if (named === undefined) return unit.withdrawn ? null : 'withdrawn';
  const { status_id: current, imported_status_id: imported, isClaimed } = unit;
  const follows = followsPackage({ current, imported, isClaimed });
  return follows && named === UnitStatus.available && isHeldStatus(unit.status_id) ? 'available' : null;
}
