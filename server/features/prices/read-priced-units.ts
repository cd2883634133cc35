import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PricedUnit } from '#domain/price-list/bulk-change.ts';
import type { ListedUnit } from '#domain/price-list/price-list.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { buildings, properties } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';

const { id, version, code, status_id, building_id, flat_level, room_type_id, apartment_type_id, price } = properties;

/** Reads every unit of the project that is not withdrawn, ordered by id. */
export async function readPricedUnits(tx: Queryable, projectId: number): Promise<(PricedUnit & ListedUnit)[]> {
  return tx
    .select({ id, version, code, status_id, building_id, flat_level, room_type_id, apartment_type_id, price })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(and(eq(buildings.project_id, projectId), eq(properties.withdrawn, false)))
    .orderBy(asc(id));
}

/**
 * Locks units until the transaction ends, ordered by id. Throws `stale_preview` if one does not have the planned
 * version.
 */
export async function lockVersions(
  tx: Transaction,
  planned: readonly { id: number; version: number }[],
): Promise<void> {
  const ids = planned.map((row) => row.id);
  const rows = await tx
    .select({ id, version })
    .from(properties)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('no key update');
  const versions = new Map(rows.map((row) => [row.id, row.version]));
  if (planned.some((row) => versions.get(row.id) !== row.version)) throw new ProblemError('stale_preview');
}
