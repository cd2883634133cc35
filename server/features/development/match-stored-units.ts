import { eq } from 'drizzle-orm';
import { matchBuildings, type PackageBuildingName } from '#domain/units/match-buildings.ts';
import { matchUnits, type PackageUnitName, type StoredUnitName } from '#domain/units/match-units.ts';
import type { Queryable } from '#server/database/connection.ts';
import { buildings, properties } from '#server/database/schema.ts';
import { hasOpenClaim } from '#server/units/sales-data.ts';
import { readBuildingNames } from './save-buildings.ts';

export type StoredUnit = Awaited<ReturnType<typeof readStoredUnits>>[number];

/** A project's units, with the fields that decide whether a package may rename, move or release them. */
export async function readStoredUnits(tx: Queryable, projectId: number) {
  return tx
    .select({
      id: properties.id,
      building_id: properties.building_id,
      building: buildings.code,
      number: properties.number,
      code: properties.code,
      formerly: properties.formerly,
      withdrawn: properties.withdrawn,
      status_id: properties.status_id,
      imported_status_id: properties.imported_status_id,
      isClaimed: hasOpenClaim(properties.id),
    })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(eq(buildings.project_id, projectId))
    .orderBy(properties.id);
}

/** Matches the rows of a package with stored units, whose buildings have the codes that the package gives them. */
export async function matchStoredUnits(
  tx: Queryable,
  projectId: number,
  names: { buildings: readonly PackageBuildingName[]; units: readonly PackageUnitName[] },
  units: readonly (StoredUnitName & { building_id: number })[],
) {
  const stored = await readBuildingNames(tx, projectId);
  const { ids, unknown } = matchBuildings(stored, names.buildings);
  const codes = new Map(ids.map((id, row) => [id, names.buildings[row]?.code]));
  // A building that the package does not name gets a code that no row can have.
  const renamed = units.map((unit) => ({ ...unit, building: codes.get(unit.building_id) ?? `\n${unit.building_id}` }));
  return { ...matchUnits(renamed, names.units), unknown };
}
