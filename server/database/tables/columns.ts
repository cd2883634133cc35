import { integer, timestamp } from 'drizzle-orm/pg-core';

/** An id that the database gives. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A moment in UTC, set when the row is made. */
export const madeAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** A moment in UTC that need not have come. */
export const moment = () => timestamp({ withTimezone: true });
