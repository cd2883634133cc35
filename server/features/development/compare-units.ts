import { eq } from 'drizzle-orm';
import type { PackagePreview, UnitChange } from '#contract/entities/package-upload.ts';
import { statusNameOf, type UnitStatusId } from '#domain/units/statuses.ts';
import type { Queryable } from '#server/database/connection.ts';
import { apartmentTypes, buildings, properties, roomTypes } from '#server/database/schema.ts';
import { hasOpenClaim, hasSalesData } from '#server/units/sales-data.ts';
import type { DevelopmentUnit } from './development.ts';
import { unitKey } from './save-units.ts';

export type UnitDifferences = Pick<PackagePreview, 'units_added' | 'units_removed' | 'units_changed'>;

/** How a package's units differ from those that are loaded: what the package said last, not what sales made of it. */
export async function compareUnits(
  tx: Queryable,
  projectId: number,
  units: readonly DevelopmentUnit[],
): Promise<UnitDifferences> {
  const known = new Map((await readUnits(tx, projectId)).map((row) => [unitKey(row.building, row.number), row]));
  const wanted = new Set(units.map((unit) => unitKey(unit.building, unit.number)));
  const listed = [...known.values()].filter((row) => !row.withdrawn);
  return {
    units_added: units
      .filter((unit) => known.get(unitKey(unit.building, unit.number))?.withdrawn !== false)
      .map(nameOf),
    units_removed: listed
      .filter((row) => !wanted.has(unitKey(row.building, row.number)))
      .map((row) => ({ ...nameOf(row), is_kept: row.hasSalesData })),
    units_changed: units.flatMap((unit) => {
      const row = known.get(unitKey(unit.building, unit.number));
      const fields = row === undefined || row.withdrawn ? [] : differences(row, unit);
      return fields.length === 0 ? [] : [{ ...nameOf(unit), fields }];
    }),
  };
}

type UnitRow = Awaited<ReturnType<typeof readUnits>>[number];

async function readUnits(tx: Queryable, projectId: number) {
  const rows = await tx
    .select({
      unit: properties,
      building: buildings.code,
      room_type: roomTypes.name,
      apartment_type: apartmentTypes.name,
      isHeld: hasOpenClaim(properties.id),
      hasSalesData,
    })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .innerJoin(roomTypes, eq(roomTypes.id, properties.room_type_id))
    .innerJoin(apartmentTypes, eq(apartmentTypes.id, properties.apartment_type_id))
    .where(eq(buildings.project_id, projectId));
  return rows.map(({ unit, ...rest }) => ({ ...unit, ...rest, level: unit.flat_level }));
}

/** Columns whose value the package alone sets, as `units.csv` names them. */
const plainFields = [
  'code',
  'level',
  'is_dublex',
  'room_type',
  'apartment_type',
  'furniture_price',
  'gross_area',
  'net_area',
  'terrace_area',
  'garden_area',
  'bathrooms',
  'tags',
  'images',
  'plans',
  'info_sheet',
  'link_360',
] as const;

function differences(row: UnitRow, unit: DevelopmentUnit): UnitChange['fields'] {
  const fields: UnitChange['fields'] = plainFields.map((field) => ({
    field,
    from: write(row[field]),
    to: write(unit[field]),
    stays: false,
  }));
  const status = {
    field: 'status',
    from: statusNameOf(row.imported_status_id as UnitStatusId),
    to: statusNameOf(unit.status_id),
    stays: row.isHeld || row.status_id !== row.imported_status_id,
  };
  const price = {
    field: 'price',
    from: write(row.imported_price),
    to: write(unit.price),
    stays: row.isHeld || row.price !== row.imported_price,
  };
  return [price, status, ...fields].filter(({ from, to }) => from !== to);
}

/** A value as the table writes it. */
function write(value: string | number | boolean | readonly string[] | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? value.join('|') : String(value);
}

function nameOf({ building, number, code }: { building: string; number: string; code: string }) {
  return { building, number, code };
}
