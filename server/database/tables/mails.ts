import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, madeAt, moment } from './columns.ts';

/** Outgoing mail, written in the transaction of its cause, sent after commit; the local mailbox shows the same rows. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    /** The Message-ID header: a second try sends the same. */
    message_id: text().notNull().unique(),
    to: text().notNull(),
    /**
     * The client whom it is to, whatever address they had then, or whom it tells the sales team of: it goes when they
     * are erased.
     */
    about_client_id: integer(),
    /** What it is for (write-mail's kinds); the subject may hold a code. */
    kind: text().notNull().default(''),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    created_at: madeAt(),
    sent_at: moment(),
    tries: integer().notNull().default(0),
    next_try_at: moment().notNull().defaultNow(),
    last_error: text(),
  },
  (table) => [
    index('mails_next_try_at').on(table.next_try_at),
    index('mails_to').on(sql`lower(${table.to})`),
    index('mails_about_client').on(table.about_client_id),
  ],
);
