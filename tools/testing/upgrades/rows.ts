import type pg from 'pg';
import { createMigrationTable, applyMigrations } from '#server/database/migrate.ts';
import type { Migration } from '#server/database/read-migrations.ts';
import { firstRows } from './first-rows.ts';

/**
 * Typical rows of installations after each migration, by the migration's name, as that version would have written them.
 * A migration that adds a table, or a column with its own constraint, adds rows here.
 */
const rowsAfter: Readonly<Record<string, readonly string[]>> = {
  '0000_first-tables': firstRows,
  '0001_catalogue-triggers': [`update properties set price = 200 where id = 2`],
  '0002_accounts': [
    `insert into approvals (kind, project_id, client_id, user_id, code_hash, browser_hash, device, network, language, number, expires_at)
       values ('invitation', 7, 1, 1, 'c', 'b', 'd', 'n', 'tr', 42, '2099-01-01')`,
    `insert into audit_entries (user_id, action, client_ids, fields) values (1, 'client.read', '{1,2}', '{note}')`,
    `insert into reset_tokens (token_hash, client_id, expires_at) values ('r', 1, '2099-01-01')`,
    `insert into tablet_logins (token_hash, user_id, made_by, expires_at) values ('t', 1, 2, '2099-01-01')`,
    `insert into verification_codes (client_id, code_hash) values (1, 'v')`,
  ],
  '0003_sales': [
    `insert into idempotency_keys (session_hash, key, request_hash, answer) values ('first', 'k', 'h', '{"b": 1, "a":  [2]}')`,
    `update properties set price = 300 where id = 3`,
  ],
  '0004_leads': [
    `insert into clients (project_id, email, first_name, last_name, password_hash, lead_source_id, can_self_login, erased_at, merged_into_id, former_email)
       values (7, 'merged-3', '', '', '', 1, false, now(), 1, 'ada.oz@old.example')`,
  ],
  '0005_panoramas': [
    `insert into panoramas (project_id, slug, name_en, name_tr, picture, yaw, pitch, hotspots) values (7, 'pool', 'Pool', 'Havuz', 'p1', 0.1, -0.2, '[{"to": "x"}]')`,
  ],
  '0006_unit-history-and-figures': [`update properties set price = 400 where id = 3`],
  '0007_project-edits': [
    `insert into package_uploads (project_id, user_id, file_name, bytes, state, base_version) values (7, 2, 'new.zip', 3000000000, 'applied', '1')`,
    `insert into project_edits (project_id, kind, key, value, user_id) values (7, 'setting', 'inactivityMinutes', '120', 2), (7, 'text', 'en.motto', '"Lake"', null)`,
    `update projects set package = jsonb_build_object('settings', settings, 'texts', texts)`,
  ],
  '0008_audited-units': [`insert into audit_entries (action, property_ids) values ('unit.override', '{1}')`],
  '0011_known-devices': [
    `insert into known_devices (device_hash, user_id) values ('phone', 1)`,
    `insert into verification_codes (client_id, code_hash, link_hash, is_for_old_address) values (1, 'w', 'l', true)`,
  ],
  '0012_sessions-listed': [
    `insert into sessions (id_hash, client_id, idle_expires_at, expires_at, method) values ('second', 1, '2099-01-01', '2099-01-01', 'password')`,
  ],
  '0013_second-factors': [
    `insert into authenticator_apps (user_id, secret) values (1, 'plain:JBSWY3DPEHPK3PXP')`,
    `insert into passkey_challenges (challenge, browser_hash, purpose, expires_at) values ('c', 'b', 'login', '2099-01-01')`,
    `insert into passkeys (user_id, credential_id, public_key, counter, name) values (1, 'id', 'key', 4294967295, 'Phone')`,
    `insert into pending_logins (token_hash, user_id, expires_at) values ('p', 1, '2099-01-01')`,
    `insert into recovery_codes (user_id, salt, code_hash) values (1, 's', 'c')`,
  ],
  '0014_company-logins': [
    `insert into company_logins (state_hash, browser_hash, project_id, language, next, expires_at) values ('s', 'b', 7, 'en', '/', '2099-01-01')`,
    `insert into user_identities (issuer, subject, user_id) values ('https://login.old.example', '1', 2)`,
  ],
  '0015_new-clients': [`update user_projects set turn = 3 where user_id = 1`],
  '0016_viewings': [
    `insert into viewings (client_id, day, half, message) values (1, '2026-12-01', 'morning', 'Please call')`,
  ],
  '0018_legal-pages-and-consents': [
    `insert into legal_versions (project_id, page, language, title, blocks, hash) values (7, 'privacy', 'en', 'Privacy', '[]', 'h')`,
    `insert into client_consents (client_id, kind, is_given, version_id, source) values (1, 'privacy', true, 1, 'registration')`,
  ],
  '0020_languages': [`update galleries set further_texts = '{"name_el": "Πισίνα"}' where project_id = 7`],
  '0027_company-logouts': [
    `insert into company_logouts (token_hash, company_account, issued_at, expires_at) values ('o', 'a', '2026-01-01', '2099-01-01')`,
    `update sessions set company_account = 'a', company_sid = 's' where id_hash = 'second'`,
  ],
  '0028_renewed-ids-and-origins': [
    `update sessions set renewed_hash = 'r', former_hash = id_hash, former_until = '2099-01-01', renewal_salt = 's' where id_hash = 'second'`,
    `insert into audit_entries (action, user_ids, device, network) values ('user.login', '{1}', 'Safari, iPhone', '203.0.113.*')`,
  ],
};

/** Applies a migration to a database, and inserts the rows of its version. */
export async function applyWithRows(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  await createMigrationTable(client);
  await applyMigrations(client, [migration]);
  await client.query('commit');
  for (const statement of rowsAfter[migration.name] ?? []) await client.query(statement);
}
