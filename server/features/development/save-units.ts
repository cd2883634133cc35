import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { buildings, properties } from '#server/database/schema.ts';
import { hasOpenClaim, hasSalesData } from '#server/units/sales-data.ts';
import { setChangeReason } from '#server/units/set-change-reason.ts';
import type { DevelopmentUnit } from './development.ts';
import type { LookupIds } from './save-lookups.ts';

/** The ids of units by `unitKey`, and those that the package no longer names but sales data hangs on. */
export type SavedUnits = { ids: Map<string, number>; kept: { building: string; number: string }[] };
type Names = LookupIds & { buildings: ReadonlyMap<string, number> };

const batch = 500;

/** How a unit is found: its building's code and its number. */
export function unitKey(building: string, number: string): string {
  return `${building}\n${number}`;
}

/**
 * Writes units by building and number. What the package says of status and price is noted as imported; the current
 * value follows only where sales has not changed it and nobody holds the unit.
 */
export async function saveUnits(
  tx: Transaction,
  project: number,
  units: readonly DevelopmentUnit[],
  names: Names,
  userId: number | null = null,
): Promise<SavedUnits> {
  const ids = new Map<string, number>();
  const buildingCodes = new Map([...names.buildings].map(([code, id]) => [id, code]));
  await lockUnits(tx, project);
  await setChangeReason(tx, { userId, cause: 'package' });
  for (let start = 0; start < units.length; start += batch) {
    const part = units.slice(start, start + batch);
    const saved = await tx
      .insert(properties)
      .values(part.map((unit) => toRow(unit, names)))
      .onConflictDoUpdate({ target: [properties.building_id, properties.number], set: updates })
      .returning({ id: properties.id, building_id: properties.building_id, number: properties.number });
    // PostgreSQL does not promise to return rows in the order of the values.
    for (const { id, building_id, number } of saved) ids.set(unitKey(buildingCodes.get(building_id)!, number), id);
  }
  return { ids, kept: await removeOthers(tx, project, [...ids.values()]) };
}

/** Locks every unit of the project by id, as whoever changes several does: a package has an order of its own. */
async function lockUnits(tx: Transaction, project: number): Promise<void> {
  await tx.execute(sql`
    select p.id from properties p join buildings b on b.id = p.building_id where b.project_id = ${project} order by p.id for no key update of p`);
}

function toRow(unit: DevelopmentUnit, names: Names): typeof properties.$inferInsert {
  const { building, level, room_type, apartment_type, ...rest } = unit;
  return {
    building_id: names.buildings.get(building)!,
    room_type_id: names.roomTypes.get(room_type)!,
    apartment_type_id: names.apartmentTypes.get(apartment_type)!,
    flat_level: level,
    number: rest.number,
    code: rest.code,
    is_dublex: rest.is_dublex,
    status_id: rest.status_id,
    imported_status_id: rest.status_id,
    price: rest.price,
    imported_price: rest.price,
    furniture_price: rest.furniture_price,
    gross_area: rest.gross_area,
    net_area: rest.net_area,
    terrace_area: rest.terrace_area,
    garden_area: rest.garden_area,
    bathrooms: rest.bathrooms,
    tags: rest.tags,
    images: rest.images,
    plans: rest.plans,
    info_sheet: rest.info_sheet,
    link_360: rest.link_360,
  };
}

const isHeld = hasOpenClaim(properties.id);

const updates = {
  code: sql`excluded.code`,
  flat_level: sql`excluded.flat_level`,
  is_dublex: sql`excluded.is_dublex`,
  room_type_id: sql`excluded.room_type_id`,
  apartment_type_id: sql`excluded.apartment_type_id`,
  status_id: sql`case when ${properties.status_id} = ${properties.imported_status_id} and not ${isHeld} then excluded.status_id else ${properties.status_id} end`,
  price: sql`case when ${properties.price} = ${properties.imported_price} and not ${isHeld} then excluded.price else ${properties.price} end`,
  imported_status_id: sql`excluded.imported_status_id`,
  imported_price: sql`excluded.imported_price`,
  furniture_price: sql`excluded.furniture_price`,
  gross_area: sql`excluded.gross_area`,
  net_area: sql`excluded.net_area`,
  terrace_area: sql`excluded.terrace_area`,
  garden_area: sql`excluded.garden_area`,
  bathrooms: sql`excluded.bathrooms`,
  tags: sql`excluded.tags`,
  images: sql`excluded.images`,
  plans: sql`excluded.plans`,
  info_sheet: sql`excluded.info_sheet`,
  link_360: sql`excluded.link_360`,
  withdrawn: sql`false`,
};

/**
 * Removes the units that the package no longer names: deleted, or kept as withdrawn where sales data refers to them.
 * Returns those that are kept.
 */
async function removeOthers(tx: Transaction, project: number, named: number[]): Promise<SavedUnits['kept']> {
  const isRemoved = sql`${properties.building_id} in (select id from buildings where project_id = ${project})
    and ${properties.id} <> all(${sql.param(named)}::int[])`;
  // Waits for transactions that are adding a favourite or claim; the conditions below then see it.
  await tx.execute(sql`select from properties where ${isRemoved} order by ${properties.id} for update`);
  await tx.execute(sql`delete from properties where ${isRemoved} and not ${hasSalesData}`);
  await tx.execute(sql`update properties set withdrawn = true where ${isRemoved} and not ${properties.withdrawn}`);
  return tx
    .select({ building: buildings.code, number: properties.number })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(isRemoved)
    .orderBy(buildings.code, properties.number);
}
