import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { FurtherTexts } from '#domain/texts/local-fields.ts';

/** An id that the database assigns. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A timestamp in UTC, set when the row is inserted. */
export const madeAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** A nullable timestamp in UTC. */
export const moment = () => timestamp({ withTimezone: true });

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transaction that last wrote a row. A reader that remembers the lowest transaction still running can later find
 * everything that was not yet visible.
 */
export const writtenIn = () =>
  xid8()
    .notNull()
    .default(sql`pg_current_xact_id()`);

/** The texts of a row in the languages without a column, by field: `name_el`. */
export const furtherTexts = () => jsonb().$type<FurtherTexts>().notNull().default({});

/**
 * The company login with which a session or link began: hashes of the account at the company's provider and of the
 * provider's own session (`sid`, which not every provider states). Both are null without a company login.
 */
export const companyLogin = () => ({ company_account: text(), company_sid: text() });
