import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/texts/language.ts';
import { identity, madeAt, moment } from './columns.ts';

/** Outgoing mail, written in the transaction of its cause, sent after commit; the local mailbox shows the same rows. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    /** The Message-ID header, the same for every attempt. */
    message_id: text().notNull().unique(),
    to: text().notNull(),
    /** The client whom the mail was sent to, at any address, or is about; when they are erased, the mail is deleted. */
    about_client_id: integer(),
    /** The kind of the mail (`MailKind`). Lists show it instead of the subject, which may contain a code. */
    kind: text().notNull().default(''),
    /** The language of the mail; null for mails from before this was recorded. */
    language: text().$type<Language>(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** An attached calendar file (RFC 5545); deleted once the mail is sent. */
    calendar: text(),
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
