import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Property } from '#contract/entities/property.ts';
import { statusNameOf, type UnitStatusId } from '#domain/units/statuses.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { buildings, properties } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { isUnsettled } from './sales-data.ts';

/** The columns of `UnitRow`, of a unit and its building. */
export const unitColumns = {
  id: properties.id,
  status_id: properties.status_id,
  price: properties.price,
  furniture_price: properties.furniture_price,
  version: properties.version,
  project_id: buildings.project_id,
  withdrawn: properties.withdrawn,
};

/** The columns of a unit that sales change, as stored now. */
export type UnitRow = {
  id: number;
  status_id: UnitStatusId;
  price: number;
  furniture_price: number;
  version: number;
  project_id: number;
  withdrawn: boolean;
};

/** Condition: a unit is reachable for sales users, because it is in the package or withdrawn but not settled. */
export const isReachable = or(eq(properties.withdrawn, false), isUnsettled);

/** Locks a reachable unit until the transaction ends. Throws `not_found` if there is none. */
export async function lockUnit(tx: Transaction, id: number): Promise<UnitRow> {
  const [row] = await tx
    .select(unitColumns)
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(eq(properties.id, id))
    .for('no key update', { of: properties });
  if (!row) throw new ProblemError('not_found');
  // A separate statement, because the one that waited for the lock sees claims as they were before it waited.
  return row.withdrawn ? readUnit(tx, id) : row;
}

/** Returns a reachable unit as it is now. Throws `not_found` if there is none. */
export async function readUnit(tx: Queryable, id: number): Promise<UnitRow> {
  return requireRow(await readRow(tx, and(eq(properties.id, id), isReachable)));
}

/** Returns a unit as this transaction wrote it, even if that settled a withdrawn unit. */
export async function readWrittenUnit(tx: Transaction, id: number): Promise<UnitRow> {
  return requireRow(await readRow(tx, eq(properties.id, id)));
}

async function readRow(tx: Queryable, condition: SQL | undefined): Promise<UnitRow | undefined> {
  const [row] = await tx
    .select(unitColumns)
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(condition);
  return row;
}

function requireRow(row: UnitRow | undefined): UnitRow {
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}

/**
 * Returns a reachable unit from the catalogue. Throws `not_found` if there is none. Call it before a transaction
 * begins: it may read from the database.
 */
export async function requireReachableUnit(store: CatalogueStore, id: number): Promise<Property> {
  const unit = await findReachableUnit(store, id);
  if (unit === undefined) throw new ProblemError('not_found');
  return unit;
}

/** Returns a reachable unit from the catalogue; undefined if there is none. */
export async function findReachableUnit(store: CatalogueStore, id: number): Promise<Property | undefined> {
  return findIn(await store.latest(), id) ?? findIn(await store.current(), id);
}

function findIn({ units, withdrawn }: Catalogue, id: number): Property | undefined {
  return units.get(id) ?? withdrawn.get(id);
}

/** The complete unit, with status, price, version and `is_withdrawn` from its row. */
export function presentUnit(entry: Property, row: UnitRow): Property {
  return {
    ...entry,
    status: statusNameOf(row.status_id),
    status_id: row.status_id,
    price: row.price,
    furniture_price: row.furniture_price,
    version: row.version,
    is_withdrawn: row.withdrawn || undefined,
  };
}
