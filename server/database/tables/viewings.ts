import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dayHalves, type DayHalf } from '#domain/viewings/viewing-day.ts';
import { clients } from './clients.ts';
import { identity, madeAt, moment } from './columns.ts';
import { users } from './people.ts';

/** Viewings that clients requested, tasks for the sales user to whom the client is assigned. Open until `done_at`. */
export const viewings = pgTable(
  'viewings',
  {
    id: identity(),
    /** The UID of the viewing's calendar event (RFC 5545), the same in mails and on the client's page. */
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
