import { and, eq } from 'drizzle-orm';
import type { Property } from '#contract/entities/property.ts';
import { statusNameOf, type UnitStatusId } from '#domain/units/statuses.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { buildings, properties } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';

const columns = {
  id: properties.id,
  status_id: properties.status_id,
  price: properties.price,
  furniture_price: properties.furniture_price,
  version: properties.version,
  project_id: buildings.project_id,
};

/** The columns of a unit that sales change, as stored now. */
export type UnitRow = {
  id: number;
  status_id: number;
  price: number;
  furniture_price: number;
  version: number;
  project_id: number;
};

/** Locks a listed unit until the transaction ends. Throws `not_found` if there is none. */
export async function lockUnit(tx: Transaction, id: number): Promise<UnitRow> {
  const [row] = await tx
    .select(columns)
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(and(eq(properties.id, id), eq(properties.withdrawn, false)))
    .for('no key update', { of: properties });
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** Returns a listed unit as it is now. Throws `not_found` if there is none. */
export async function readUnit(tx: Queryable, id: number): Promise<UnitRow> {
  const [row] = await tx
    .select(columns)
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(and(eq(properties.id, id), eq(properties.withdrawn, false)));
  if (!row) throw new ProblemError('not_found');
  return row;
}

/**
 * Returns a listed unit from the catalogue. Throws `not_found` if there is none. Call it before a transaction begins:
 * it may read from the database.
 */
export async function requireListedUnit(store: CatalogueStore, id: number): Promise<Property> {
  const unit = (await store.latest()).units.get(id) ?? (await store.current()).units.get(id);
  if (unit === undefined) throw new ProblemError('not_found');
  return unit;
}

/** The complete unit, with status, price and version from its row. */
export function presentUnit(listed: Property, row: UnitRow): Property {
  const status = row.status_id as UnitStatusId;
  return {
    ...listed,
    status: statusNameOf(status),
    status_id: status,
    price: row.price,
    furniture_price: row.furniture_price,
    version: row.version,
  };
}
