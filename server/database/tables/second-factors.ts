import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, madeAt, moment } from './columns.ts';
import { users } from './people.ts';

const ownedByUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * The authenticator app of a sales user. `secret` is encrypted if the operator has set a key (server/second-factors);
 * it is null until the first correct code. `pending_secret` is that of an app being set up. `last_step` is the last
 * period of 30 s whose code was accepted: codes of that period and earlier ones are not accepted again.
 */
export const authenticatorApps = pgTable('authenticator_apps', {
  user_id: ownedByUser().primaryKey(),
  secret: text(),
  pending_secret: text(),
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: madeAt(),
  last_used_at: moment(),
});

/** Passkeys of sales users. `public_key` is in base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    user_id: ownedByUser(),
    credential_id: text().notNull().unique(),
    public_key: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    created_at: madeAt(),
    last_used_at: moment(),
  },
  (table) => [index('passkeys_user').on(table.user_id)],
);

/** Unused recovery codes: argon2id with one salt for each set of codes, so that a typed one is hashed only once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { user_id: ownedByUser(), salt: text().notNull(), code_hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

/** Logins whose password was correct and whose second step is missing. `token_hash` is of the secret in the cookie. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    token_hash: text().primaryKey(),
    user_id: ownedByUser(),
    tries: integer().notNull().default(0),
    created_at: madeAt(),
    expires_at: moment().notNull(),
  },
  (table) => [index('pending_logins_user').on(table.user_id)],
);

/**
 * Challenges for passkeys to sign, once. `purpose` keeps one for a login from creating a passkey; `browser_hash` is of
 * the browser that asked, with `create` together with the user.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    browser_hash: text().notNull(),
    purpose: text().$type<'prove' | 'create'>().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expires_at)],
);
