import { eq } from 'drizzle-orm';
import type { PackageHeldUnit, PackagePreview, PackageUnitChange } from '#contract/entities/package-upload.ts';
import { followsPackage } from '#domain/units/follows-package.ts';
import { isHeldStatus } from '#domain/units/held-statuses.ts';
import type { PackageBuildingName } from '#domain/units/match-buildings.ts';
import { statusNameOf } from '#domain/units/statuses.ts';
import type { Queryable } from '#server/database/connection.ts';
import { apartmentTypes, buildings, properties, roomTypes } from '#server/database/schema.ts';
import { hasOpenClaim, hasSalesData, holdersUserId, isUnsettled } from '#server/units/sales-data.ts';
import type { DevelopmentUnit } from './development.ts';
import { matchStoredUnits } from './match-stored-units.ts';
import { packageColumns } from './save-units.ts';

type UnitDifferences = Pick<PackagePreview, 'units_added' | 'units_removed' | 'units_changed'> & {
  units_held: PackageHeldUnit[];
};

/**
 * Compares a package's units with those of the loaded package, ignoring what sales changed since. A renamed unit counts
 * as changed.
 */
export async function compareUnits(
  tx: Queryable,
  projectId: number,
  units: readonly DevelopmentUnit[],
  buildingNames: readonly PackageBuildingName[] = [],
): Promise<UnitDifferences> {
  const rows = await readUnits(tx, projectId);
  const { ids } = await matchStoredUnits(tx, projectId, { buildings: buildingNames, units }, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = new Set(ids);
  const storedAs = (index: number) => byId.get(ids[index] ?? 0);
  return {
    units_added: units.filter((_, index) => storedAs(index)?.withdrawn !== false).map(identityOf),
    units_removed: rows
      .filter((row) => !row.withdrawn && !named.has(row.id))
      .map((row) => ({ ...identityOf(row), is_kept: isKept(row) })),
    units_held: rows
      .filter((row) => !named.has(row.id) && isKept(row) && row.isUnsettled)
      .map((row) => ({
        ...identityOf(row),
        status_id: row.status_id,
        user_id: row.holdersUserId,
      })),
    units_changed: units.flatMap((unit, index) => {
      const row = storedAs(index);
      const fields = row === undefined || row.withdrawn ? [] : changedFields(row, unit);
      return fields.length === 0 ? [] : [{ ...identityOf(unit), fields }];
    }),
  };
}

type PackageField = keyof typeof packageColumns;
type UnitRow = Awaited<ReturnType<typeof readUnits>>[number];

async function readUnits(tx: Queryable, projectId: number) {
  const rows = await tx
    .select({
      unit: properties,
      building: buildings.code,
      room_type: roomTypes.name,
      apartment_type: apartmentTypes.name,
      isClaimed: hasOpenClaim(properties.id),
      hasSalesData,
      isUnsettled,
      holdersUserId,
    })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .innerJoin(roomTypes, eq(roomTypes.id, properties.room_type_id))
    .innerJoin(apartmentTypes, eq(apartmentTypes.id, properties.apartment_type_id))
    .where(eq(buildings.project_id, projectId))
    .orderBy(properties.id);
  return rows.map(({ unit, ...rest }) => ({ ...unit, ...rest, level: unit.flat_level }));
}

/** Whether a unit that is not in the package is kept as withdrawn. */
function isKept(row: UnitRow): boolean {
  return row.hasSalesData || isHeldStatus(row.status_id);
}

/** The fields that are compared. `formerly` is left out, because it only explains a change of the name. */
const fieldNames = (
  ['building', 'number', ...Object.keys(packageColumns)] as ('building' | 'number' | PackageField)[]
).filter((name) => name !== 'formerly');

function changedFields(row: UnitRow, unit: DevelopmentUnit): PackageUnitChange['fields'] {
  const { isClaimed } = row;
  const price = {
    field: 'price',
    from: toCell(row.imported_price),
    to: toCell(unit.price),
    stays: !followsPackage({ current: row.price, imported: row.imported_price, isClaimed }),
  };
  const status = {
    field: 'status',
    from: statusNameOf(row.imported_status_id),
    to: statusNameOf(unit.status_id),
    stays: !followsPackage({ current: row.status_id, imported: row.imported_status_id, isClaimed }),
  };
  const others = fieldNames.map((field) => ({
    field,
    from: toCell(row[field]),
    to: toCell(unit[field]),
    stays: false,
  }));
  return [price, status, ...others].filter(({ from, to }) => from !== to);
}

/** A value as written in a cell of `units.csv`. */
function toCell(value: string | number | boolean | readonly string[] | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? value.join('|') : String(value);
}

function identityOf({ building, number, code }: { building: string; number: string; code: string }) {
  return { building, number, code };
}
