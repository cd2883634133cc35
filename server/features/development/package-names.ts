import type { PackageBuildingName } from '#domain/units/match-buildings.ts';
import type { PackageUnitName } from '#domain/units/match-units.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';

/**
 * What a package makes of a held unit: `withdrawn` if it is no longer part of the development, `available` if it is for
 * sale again.
 */
export const heldUnitOutcomes = ['withdrawn', 'available'] as const;
export type HeldUnitOutcome = (typeof heldUnitOutcomes)[number];

/** A row of `held-units.csv`: the outcome for a held unit, and why. */
export type HeldUnitDecision = { code: string; outcome: HeldUnitOutcome; reason: string };

/**
 * The names by which a package identifies its buildings and units, with the lines where they are. They are read even if
 * the package has mistakes elsewhere.
 */
export type PackageNames = {
  projectId: number | null;
  /** The address of `settings.botSalesRep`. */
  botEmail: string | null;
  buildings: (PackageBuildingName & { line?: number | undefined })[];
  units: (PackageUnitName & { status_id: UnitStatusId; file?: string | undefined; line?: number | undefined })[];
  heldUnits: HeldUnitDecision[];
};
