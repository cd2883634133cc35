import { sql } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** An id that the database gives. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A moment in UTC, set when the row is made. */
export const madeAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** A moment in UTC that need not have come. */
export const moment = () => timestamp({ withTimezone: true });

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transaction that wrote a row last. Whoever remembers the lowest that was still running finds, later, everything
 * that was not yet there.
 */
export const writtenIn = () =>
  xid8()
    .notNull()
    .default(sql`pg_current_xact_id()`);
