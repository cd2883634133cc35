import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { maxViews } from '#contract/calls/property-views.ts';
import { heldStatuses } from '#domain/units/held-statuses.ts';
import { clients, presentations } from './clients.ts';
import { identity, madeAt, moment } from './columns.ts';
import { users } from './people.ts';
import { projectId } from './project-id.ts';
import { properties } from './properties.ts';

const client = () =>
  integer()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' });
const user = () =>
  integer()
    .notNull()
    .references(() => users.id);
const property = () =>
  integer()
    .notNull()
    .references(() => properties.id);

export const favourites = pgTable(
  'favourites',
  { id: identity(), client_id: client(), property_id: property(), created_at: madeAt() },
  (table) => [
    unique('favourites_once').on(table.client_id, table.property_id),
    index('favourites_created_at').on(table.created_at),
  ],
);

export const propertyViews = pgTable(
  'property_views',
  {
    id: identity(),
    user_id: user(),
    client_id: client(),
    property_id: property(),
    view_count: integer().notNull().default(1),
    updated_at: madeAt(),
  },
  (table) => [
    unique('property_views_once').on(table.user_id, table.client_id, table.property_id),
    index('property_views_client').on(table.client_id),
    index('property_views_property').on(table.property_id),
    index('property_views_updated_at').on(table.updated_at),
    check('property_views_count', sql`${table.view_count} between 0 and ${sql.raw(String(maxViews))}`),
  ],
);

/**
 * Changes of a unit's status for a client. `price` is the unit's at that moment, in minor units. A cancelled action
 * stays, with `cancelled_at`.
 */
export const propertyActions = pgTable(
  'property_actions',
  {
    id: identity(),
    project_id: projectId(),
    user_id: user(),
    client_id: client(),
    presentation_id: integer().references(() => presentations.id),
    property_id: property(),
    status: integer().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    created_at: madeAt(),
    cancelled_at: moment(),
  },
  (table) => [
    index('property_actions_property').on(table.property_id),
    index('property_actions_client').on(table.client_id),
    index('property_actions_created_at').on(table.created_at),
    index('property_actions_cancelled_at').on(table.cancelled_at),
    check('property_actions_status', sql`${table.status} between 1 and 7`),
  ],
);

/** Who holds a unit. The partial unique index guards against a second claim on a unit: its violation means "taken". */
export const propertyClaims = pgTable(
  'property_claims',
  {
    id: identity(),
    property_id: property(),
    client_id: client(),
    user_id: user(),
    presentation_id: integer().references(() => presentations.id),
    status: integer().notNull(),
    opened_at: madeAt(),
    closed_at: moment(),
  },
  (table) => [
    index('property_claims_client').on(table.client_id),
    uniqueIndex('property_claims_one_open')
      .on(table.property_id)
      .where(sql`${table.closed_at} is null`),
    check('property_claims_status', sql`${table.status} in (${sql.raw(heldStatuses.join(', '))})`),
  ],
);

/**
 * Answers by idempotency key, kept for a day. Written in the transaction of the change they answer, so that either both
 * exist or neither.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    session_hash: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the input: the same key with other input is refused. */
    request_hash: text().notNull(),
    answer: json().$type<object>(),
    created_at: madeAt(),
  },
  (table) => [
    primaryKey({ columns: [table.session_hash, table.key] }),
    index('idempotency_keys_created_at').on(table.created_at),
  ],
);
