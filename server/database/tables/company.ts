import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/texts/language.ts';
import { companyLogin, madeAt, moment } from './columns.ts';
import { users } from './people.ts';
import { projectId } from './project-id.ts';

/**
 * Company logins that wait for the browser to come back from the company's provider. Only hashes are stored:
 * `state_hash` of the state that the provider returns with the browser, `browser_hash` of the cookie of the browser
 * that began the login. Nonce and PKCE verifier are derived from these two secrets, so nothing here helps anybody to
 * log in. A row is deleted when it is used.
 */
export const companyLogins = pgTable(
  'company_logins',
  {
    state_hash: text().primaryKey(),
    browser_hash: text().notNull(),
    project_id: projectId(),
    /** The language of the page where the login began. */
    language: text().$type<Language>().notNull(),
    /** The address to continue at: a path of this site. */
    next: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [index('company_logins_expires_at').on(table.expires_at)],
);

/** The accounts of the company's provider that log in as a sales user, by issuer and subject: one for each issuer. */
export const userIdentities = pgTable(
  'user_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linked_at: madeAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('user_identities_user').on(table.user_id, table.issuer),
  ],
);

/**
 * Logouts that the company's provider announced, kept so that no announcement is used twice, and that no login under
 * way begins a session afterwards. The hashes are like those of sessions; one of the two may be null. `issued_at` is
 * when the provider issued the announcement.
 */
export const companyLogouts = pgTable(
  'company_logouts',
  {
    token_hash: text().primaryKey(),
    ...companyLogin(),
    issued_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index('company_logouts_expires_at').on(table.expires_at),
    check('company_logouts_of_somebody', sql`num_nonnulls(${table.company_account}, ${table.company_sid}) > 0`),
  ],
);
