import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { mapUnitFacts } from '#domain/units/unit-facts.ts';
import type { Transaction } from '#server/database/connection.ts';
import { buildings, properties } from '#server/database/schema.ts';
import { hasOpenClaim, hasSalesData, holdersUserId, isUnsettled } from '#server/units/sales-data.ts';
import { setChangeReason } from '#server/units/set-change-reason.ts';
import { heldStatusList } from '#server/units/status-lists.ts';
import { unitKey } from '#domain/units/match-units.ts';
import type { Development, DevelopmentUnit } from './development.ts';
import { moveUnits } from './move-units.ts';
import type { HeldUnitDecision } from './package-names.ts';
import type { LookupIds } from './save-lookups.ts';

/**
 * A unit that is not in the package but kept for its sales data. `held` is set if the unit is not settled: its status,
 * and the sales user of the client who holds it, if a client does.
 */
export type KeptUnit = {
  building: string;
  number: string;
  held: { status_id: UnitStatusId; user_id: number | null } | null;
};

/** The ids of units by `unitKey`, and the units that are kept although they are not in the package. */
type SavedUnits = { ids: Map<string, number>; kept: KeptUnit[] };
/** The ids of what units refer to: buildings by code, lookups by name. */
type Ids = LookupIds & { buildings: ReadonlyMap<string, number> };

type UnitColumn = keyof typeof properties.$inferInsert;

/**
 * The fields that only the package sets, as `units.csv` names them, and their columns. Sales may change status and
 * price too; building and number identify a unit.
 */
export const packageColumns = {
  code: 'code',
  formerly: 'formerly',
  level: 'flat_level',
  is_dublex: 'is_dublex',
  room_type: 'room_type_id',
  apartment_type: 'apartment_type_id',
  furniture_price: 'furniture_price',
  ...mapUnitFacts((name) => name),
  tags: 'tags',
  images: 'images',
  plans: 'plans',
  info_sheet: 'info_sheet',
  link_360: 'link_360',
} as const satisfies Record<Exclude<keyof DevelopmentUnit, 'building' | 'number' | 'status_id' | 'price'>, UnitColumn>;

const batchSize = 500;

/**
 * Writes units by building and number, after renaming those that the package renames. The caller has locked the units.
 * The package's status and price are always stored as imported; the current values follow only if sales has not changed
 * them and no client holds the unit.
 */
export async function saveUnits(
  tx: Transaction,
  projectId: number,
  { units, heldUnits }: Pick<Development, 'units' | 'heldUnits'>,
  ids: Ids,
): Promise<SavedUnits> {
  await moveUnits(tx, projectId, units, ids.buildings);
  await releaseDecided(tx, units, ids, heldUnits);
  await setChangeReason(tx, { userId: null, cause: 'package' });
  const unitIds = await upsertUnits(tx, units, ids);
  return { ids: unitIds, kept: await removeMissing(tx, projectId, [...unitIds.values()]) };
}

/** Inserts the units that are new and updates the others. Returns their ids by `unitKey`. */
async function upsertUnits(tx: Transaction, units: readonly DevelopmentUnit[], ids: Ids): Promise<Map<string, number>> {
  const unitIds = new Map<string, number>();
  const buildingCodes = new Map([...ids.buildings].map(([code, id]) => [id, code]));
  for (let start = 0; start < units.length; start += batchSize) {
    const saved = await tx
      .insert(properties)
      .values(units.slice(start, start + batchSize).map((unit) => toRow(unit, ids)))
      .onConflictDoUpdate({ target: [properties.building_id, properties.number], set: updates })
      .returning({ id: properties.id, building_id: properties.building_id, number: properties.number });
    // PostgreSQL does not guarantee that rows are returned in the order of the values.
    for (const { id, building_id, number } of saved)
      unitIds.set(unitKey(getOrThrow(buildingCodes, building_id), number), id);
  }
  return unitIds;
}

/** Makes held units available that `held-units.csv` releases, and records its reason in their history. */
async function releaseDecided(
  tx: Transaction,
  units: readonly DevelopmentUnit[],
  ids: Ids,
  heldUnits: readonly HeldUnitDecision[],
): Promise<void> {
  for (const { code, outcome, reason } of heldUnits) {
    const unit = units.find((candidate) => candidate.code === code);
    if (outcome !== 'available' || unit?.status_id !== UnitStatus.available) continue;
    const isThisUnit = and(
      eq(properties.building_id, getOrThrow(ids.buildings, unit.building)),
      eq(properties.number, unit.number),
    );
    await setChangeReason(tx, { userId: null, cause: 'package', reason });
    await tx
      .update(properties)
      .set({ status_id: unit.status_id, imported_status_id: unit.status_id })
      .where(and(isThisUnit, statusFollows, ne(properties.status_id, unit.status_id)));
  }
}

/** Locks all units of the project in the order of their ids, as every transaction that changes several units does. */
export async function lockUnits(tx: Transaction, projectId: number): Promise<void> {
  await tx.execute(sql`
    select p.id
    from properties p
    join buildings b on b.id = p.building_id
    where b.project_id = ${projectId}
    order by p.id
    for no key update of p`);
}

function toRow(unit: DevelopmentUnit, ids: Ids): typeof properties.$inferInsert {
  const { building, level, room_type, apartment_type, ...columns } = unit;
  return {
    ...columns,
    building_id: getOrThrow(ids.buildings, building),
    flat_level: level,
    room_type_id: getOrThrow(ids.roomTypes, room_type),
    apartment_type_id: getOrThrow(ids.apartmentTypes, apartment_type),
    imported_status_id: unit.status_id,
    imported_price: unit.price,
  };
}

const isClaimed = hasOpenClaim(properties.id);
const hasHeldStatus = sql`${properties.status_id} in ${heldStatusList}`;

/** Whether status and price follow the package: the rule of `followsPackage`. */
const statusFollows = sql`${properties.status_id} = ${properties.imported_status_id} and not ${isClaimed}`;
const priceFollows = sql`${properties.price} = ${properties.imported_price} and not ${isClaimed}`;

/** The columns of an existing unit that are updated from the package. */
const updates: Partial<Record<UnitColumn, SQL>> = {
  ...Object.fromEntries(Object.values(packageColumns).map((column) => [column, sql.raw(`excluded.${column}`)])),
  status_id: sql`case when ${statusFollows} then excluded.status_id else ${properties.status_id} end`,
  price: sql`case when ${priceFollows} then excluded.price else ${properties.price} end`,
  imported_status_id: sql`excluded.imported_status_id`,
  imported_price: sql`excluded.imported_price`,
  withdrawn: sql`false`,
};

/**
 * Removes the units that are not in the package: deletes them, or keeps them as withdrawn if sales data refers to them.
 * Returns those that are kept.
 */
async function removeMissing(tx: Transaction, projectId: number, named: number[]): Promise<KeptUnit[]> {
  const isRemoved = sql`${properties.building_id} in (select id from buildings where project_id = ${projectId})
    and ${properties.id} <> all(${sql.param(named)}::int[])`;
  // Waits for transactions that are adding a favourite or claim; the conditions below then see it.
  await tx.execute(sql`select from properties where ${isRemoved} order by ${properties.id} for update`);
  await tx.execute(sql`delete from properties where ${isRemoved} and not ${hasSalesData} and not ${hasHeldStatus}`);
  await tx.execute(sql`update properties set withdrawn = true where ${isRemoved} and not ${properties.withdrawn}`);
  const rows = await tx
    .select({
      building: buildings.code,
      number: properties.number,
      status_id: properties.status_id,
      user_id: holdersUserId,
      isUnsettled,
    })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(isRemoved)
    .orderBy(buildings.code, properties.number);
  return rows.map((row) => ({
    building: row.building,
    number: row.number,
    held: row.isUnsettled ? { status_id: row.status_id, user_id: row.user_id } : null,
  }));
}
