import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/texts/language.ts';
import { clients, presentations } from './clients.ts';
import { companyLogin, identity, madeAt, moment } from './columns.ts';
import { users } from './people.ts';
import { projectId } from './project-id.ts';

/**
 * Links that wait to be opened: a login of a client, or an invitation by the sales user `user_id`. `code_hash` is of
 * the link's secret, `browser_hash` of the secret in the cookie of the browser that requested it; only that browser may
 * collect it. `client_id` is null if nobody has the address and the answer must not show that. `session_hash` is the
 * session that it opened.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: identity(),
    kind: text().$type<'login' | 'invitation'>().notNull(),
    project_id: projectId(),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    browser_hash: text().notNull(),
    /** The browser, system and network of the requester, for the accept page. */
    device: text().notNull(),
    network: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Two digits that both screens show if a click is required. */
    number: integer().notNull(),
    created_at: madeAt(),
    sent_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    accepted_at: moment(),
    collected_at: moment(),
    voided_at: moment(),
    denied_at: moment(),
    session_hash: text(),
    presentation_id: integer().references(() => presentations.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('approvals_client').on(table.client_id),
    index('approvals_created_at').on(table.created_at),
    check('approvals_kind', sql`${table.kind} in ('login', 'invitation')`),
    check('approvals_inviter', sql`${table.kind} = 'login' or ${table.user_id} is not null`),
  ],
);

/**
 * Six-digit codes that verify a client's address, hashed with argon2id: guessing one offline takes longer than it is
 * valid. `browser_hash` is of the browser that requested it, the only one in which it may be typed; `link_hash` is of
 * the secret in the mailed link, which works in any browser. `is_for_old_address` marks codes sent to an address that
 * is no longer the client's.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: identity(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    browser_hash: text(),
    link_hash: text(),
    is_for_old_address: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    created_at: madeAt(),
    used_at: moment(),
  },
  (table) => [index('verification_codes_client').on(table.client_id, table.created_at)],
);

/** Links to set a new password, of one user or one client. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    created_at: madeAt(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [
    index('reset_tokens_user').on(table.user_id),
    index('reset_tokens_client').on(table.client_id),
    check('reset_tokens_of_one', sql`num_nonnulls(${table.user_id}, ${table.client_id}) = 1`),
  ],
);

/**
 * Browsers in which an account was logged in or verified by mail: the hash of their device cookie. They have separate
 * rate limits, which strangers cannot use up. They do not log anybody in.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    device_hash: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    /** The language of the latest login. Unrequested mails are in that of the browser seen last. */
    language: text().$type<Language>(),
    created_at: madeAt(),
    seen_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('known_devices_user')
      .on(table.user_id, table.device_hash)
      .where(sql`${table.user_id} is not null`),
    uniqueIndex('known_devices_client')
      .on(table.client_id, table.device_hash)
      .where(sql`${table.client_id} is not null`),
    index('known_devices_seen_at').on(table.seen_at),
    check('known_devices_of_one', sql`num_nonnulls(${table.user_id}, ${table.client_id}) = 1`),
  ],
);

/** Links that log a sales user in on a tablet: single use. */
export const tabletLogins = pgTable('tablet_logins', {
  token_hash: text().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  made_by: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_at: madeAt(),
  expires_at: moment().notNull(),
  used_at: moment(),
  /**
   * When the session that created the link ends, and with it the one on the tablet; null for links of the command line.
   */
  session_ends_at: moment(),
  ...companyLogin(),
});

/**
 * Who read or changed whom or what. `fields` are the names of changed fields, never values. Successful and failed
 * logins and changes of second factors have the browser and system, and the network as returned by `shownNetwork`,
 * until `cleanup.ts` removes these. Rows outlive what they refer to.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    at: madeAt(),
    user_id: integer(),
    by_client_id: integer(),
    action: text().notNull(),
    client_ids: integer().array().notNull().default([]),
    user_ids: integer().array().notNull().default([]),
    property_ids: integer().array().notNull().default([]),
    fields: text().array().notNull().default([]),
    device: text(),
    network: text(),
  },
  (table) => [
    index('audit_entries_clients').using('gin', table.client_ids),
    index('audit_entries_properties').using('gin', table.property_ids),
    index('audit_entries_at').on(table.at),
    index('audit_entries_with_origin')
      .on(table.at)
      .where(sql`${table.network} is not null`),
    index('audit_entries_user').on(table.user_id, table.id),
  ],
);
