import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import type { LoginMethod } from '#domain/people/login-methods.ts';
import type { PresentationStatus } from '#domain/presentations/presentation-status.ts';
import { companyLogin, identity, madeAt, moment } from './columns.ts';
import { leadSources } from './lookups.ts';
import { users } from './people.ts';
import { projectId } from './project-id.ts';

/**
 * Clients of a project. `user_id` is the sales user they are assigned to, null while they wait in the pool.
 */
export const clients = pgTable(
  'clients',
  {
    id: identity(),
    project_id: projectId(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text().notNull().default('0'),
    password_hash: text().notNull(),
    lead_status_id: integer().notNull().default(LeadStatus.new),
    lead_source_id: integer()
      .notNull()
      .references(() => leadSources.id),
    user_id: integer().references(() => users.id),
    is_active: boolean().notNull().default(true),
    is_verified: boolean().notNull().default(false),
    can_self_login: boolean().notNull(),
    note: text().notNull().default(''),
    created_at: madeAt(),
    /** Whether they registered by themselves rather than by a sales user. */
    registered_alone: boolean().notNull().default(false),
    /** When a sales user took them from the pool or they were assigned from there; null if they never left it. */
    left_pool_at: moment(),
    /** When name and addresses were erased; the row stays for the history of sales. */
    erased_at: moment(),
    /**
     * When they were last active or worked with: views, favourites, notes, presentations, actions. Maintained by
     * triggers (migration 0004).
     */
    last_active_at: madeAt(),
    /** The client that this one was merged into, and the address it had; everything else in the row is erased. */
    merged_into_id: integer().references((): AnyPgColumn => clients.id, { onDelete: 'cascade' }),
    former_email: text(),
    /** What search matches: name, address and phone, without case and diacritics. */
    search_text: text().generatedAlwaysAs(
      sql`fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\\D', '', 'g'))`,
    ),
    /** Keys of possible duplicates; `areDuplicates` of the domain decides. */
    phone_key: text().generatedAlwaysAs(
      sql`case when length(regexp_replace(phone, '\\D', '', 'g')) >= 7 then right(regexp_replace(phone, '\\D', '', 'g'), 9) end`,
    ),
    name_key: text().generatedAlwaysAs(
      sql`nullif(regexp_replace(fold_text(first_name || last_name), '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f]', '', 'g'), '')`,
    ),
  },
  (table) => [
    index('clients_last_active_at').on(table.last_active_at, table.id),
    index('clients_phone_key').on(table.phone_key),
    index('clients_name_key').on(table.name_key),
    index('clients_merged_into')
      .on(table.merged_into_id)
      .where(sql`${table.merged_into_id} is not null`),
    uniqueIndex('clients_email').on(table.project_id, sql`lower(${table.email})`),
    index('clients_user').on(table.user_id),
    index('clients_created_at').on(table.created_at),
    index('clients_left_pool_at')
      .on(table.left_pool_at)
      .where(sql`${table.left_pool_at} is not null`),
    check('clients_lead_status', sql`${table.lead_status_id} between 1 and 4`),
  ],
);

export const clientNotes = pgTable(
  'client_notes',
  {
    id: identity(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    note: text().notNull(),
    created_at: madeAt(),
  },
  (table) => [index('client_notes_client').on(table.client_id)],
);

/** Presentations, led by `user_id` or self-presentations (`status`). They run until `ended_at`. */
export const presentations = pgTable(
  'presentations',
  {
    id: identity(),
    project_id: projectId(),
    status: integer().$type<PresentationStatus>().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    started_at: madeAt(),
    /** When a person last did something, to within some seconds: inactivity is measured from here. */
    last_active_at: madeAt(),
    ended_at: moment(),
  },
  (table) => [
    index('presentations_client').on(table.client_id),
    index('presentations_running')
      .on(table.last_active_at)
      .where(sql`${table.ended_at} is null`),
    check('presentations_status', sql`${table.status} in (0, 1)`),
  ],
);

/**
 * Browser sessions. Ids of cookies are stored as SHA-256, in hex. `id_hash` is of the id that the session began with,
 * and identifies it for as long as it lasts; `renewed_hash` is of the cookie's present id, once a confirmation has
 * replaced the first one. A session ends at `idle_expires_at` unless it is used before, and at `expires_at` at the
 * latest.
 */
export const sessions = pgTable(
  'sessions',
  {
    id_hash: text().primaryKey(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    client_id: integer().references(() => clients.id, { onDelete: 'cascade' }),
    presentation_id: integer().references(() => presentations.id, { onDelete: 'set null' }),
    /** Identifies the session in calls: unlike the hash, it is not derived from the cookie. */
    id: integer().generatedByDefaultAsIdentity().notNull(),
    /** How a sales user logged in; null for a client alone. */
    method: text().$type<LoginMethod>(),
    /** The User-Agent when the session began, and the network in the form of `shownNetwork`. */
    user_agent: text().notNull().default(''),
    network: text().notNull().default(''),
    created_at: madeAt(),
    /** When its sales user last confirmed their identity; null after a tablet link. */
    confirmed_at: moment(),
    idle_expires_at: moment().notNull(),
    expires_at: moment().notNull(),
    renewed_hash: text(),
    /** Of the id before the latest renewal, which requests under way may still use until `former_until`. */
    former_hash: text(),
    former_until: moment(),
    /** Derives the present id from the former one, in case the answer that carried the new cookie was lost. */
    renewal_salt: text(),
    ...companyLogin(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    uniqueIndex('sessions_renewed_hash')
      .on(table.renewed_hash)
      .where(sql`${table.renewed_hash} is not null`),
    index('sessions_former_hash')
      .on(table.former_hash)
      .where(sql`${table.former_hash} is not null`),
    index('sessions_company_account')
      .on(table.company_account)
      .where(sql`${table.company_account} is not null`),
    index('sessions_company_sid')
      .on(table.company_sid)
      .where(sql`${table.company_sid} is not null`),
    index('sessions_user').on(table.user_id),
    index('sessions_client').on(table.client_id),
    index('sessions_expires_at').on(table.expires_at),
  ],
);
