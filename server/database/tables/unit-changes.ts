import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changeCauses, type ChangeCause } from '#domain/units/change-causes.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { identity, madeAt } from './columns.ts';
import { users } from './people.ts';
import { properties } from './properties.ts';

/**
 * Every change of a unit's status or price: who, when, why, and both values. A trigger on `properties` writes it in the
 * transaction of the change, so that no code can forget it; `setChangeReason` passes who and why to the trigger.
 */
export const unitChanges = pgTable(
  'unit_changes',
  {
    id: identity(),
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id),
    cause: text().$type<ChangeCause>().notNull(),
    reason: text().notNull().default(''),
    old_status_id: integer().$type<UnitStatusId>().notNull(),
    new_status_id: integer().$type<UnitStatusId>().notNull(),
    old_price: bigint({ mode: 'number' }).notNull(),
    new_price: bigint({ mode: 'number' }).notNull(),
    created_at: madeAt(),
  },
  (table) => [
    index('unit_changes_property').on(table.property_id, table.id),
    check(
      'unit_changes_cause',
      sql`${table.cause} in (${sql.raw(changeCauses.map((cause) => `'${cause}'`).join(', '))})`,
    ),
  ],
);
