import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dayHalves, type DayHalf } from '#domain/viewings/viewing-day.ts';
import { clients } from './clients.ts';
import { identity, madeAt, moment } from './columns.ts';
import { users } from './people.ts';

/** Viewings that clients requested, for the sales user to whom they are assigned. Open until `done_at`. */
export const viewings = pgTable(
  'viewings',
  {
    id: identity(),
    /** Identifies its event in every calendar, in mails and from the client's page. */
    uid: uuid().notNull().defaultRandom(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    half: text().$type<DayHalf>().notNull(),
    message: text().notNull(),
    created_at: madeAt(),
    done_at: moment(),
    done_by: integer().references(() => users.id),
  },
  (table) => [
    index('viewings_client').on(table.client_id),
    check('viewings_half', sql`${table.half} in (${sql.raw(dayHalves.map((half) => `'${half}'`).join(', '))})`),
  ],
);
