import { sql } from 'drizzle-orm';
import { bigint, boolean, check, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { buildings } from './buildings.ts';
import { identity, writtenIn } from './columns.ts';
import { apartmentTypes, roomTypes } from './lookups.ts';

/**
 * Units. `status_id` and `price` are the current values; `imported_*` are those of the last import. A repeated import
 * always writes `imported_*`, and the current value only if it still equals the old `imported_*`, so that changes by
 * sales are kept. `version` grows with every change of status or price (trigger, migration 0001).
 */
export const properties = pgTable(
  'properties',
  {
    id: identity(),
    building_id: integer()
      .notNull()
      .references(() => buildings.id),
    number: text().notNull(),
    code: text().notNull(),
    /** The code that the unit had in an earlier package, as the last one states it. */
    formerly: text(),
    flat_level: integer().notNull(),
    is_dublex: boolean().notNull(),
    room_type_id: integer()
      .notNull()
      .references(() => roomTypes.id),
    apartment_type_id: integer()
      .notNull()
      .references(() => apartmentTypes.id),
    status_id: integer().$type<UnitStatusId>().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    furniture_price: bigint({ mode: 'number' }).notNull(),
    imported_status_id: integer().$type<UnitStatusId>().notNull(),
    imported_price: bigint({ mode: 'number' }).notNull(),
    gross_area: doublePrecision().notNull(),
    net_area: doublePrecision().notNull(),
    terrace_area: doublePrecision().notNull(),
    garden_area: doublePrecision().notNull(),
    bathrooms: integer().notNull(),
    tags: text().array().notNull().default([]),
    images: text().array().notNull().default([]),
    plans: text().array().notNull().default([]),
    info_sheet: text(),
    link_360: text(),
    version: bigint({ mode: 'number' }).notNull().default(1),
    /**
     * Set together with `version` by the same trigger; changes for live events and reconnecting browsers are found by
     * it.
     */
    changed_in: writtenIn(),
    /** The unit is no longer in the package. It keeps its history and is not listed. */
    withdrawn: boolean().notNull().default(false),
  },
  (table) => [
    unique('properties_number').on(table.building_id, table.number),
    index('properties_changed_in').on(table.changed_in),
    index('properties_floor').on(table.building_id, table.flat_level),
    check('properties_status', sql`${table.status_id} between 1 and 7 and ${table.imported_status_id} between 1 and 7`),
    check('properties_price', sql`${table.price} >= 0 and ${table.furniture_price} >= 0`),
  ],
);
