import { sql, type SQL } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LegalBlock } from '#contract/entities/legal.ts';
import { legalPages, type LegalPage } from '#domain/legal/legal-pages.ts';
import { consentKinds, consentSources, type ConsentKind, type ConsentSource } from '#domain/people/consents.ts';
import type { Language } from '#domain/texts/language.ts';
import { clients } from './clients.ts';
import { identity, madeAt, moment } from './columns.ts';
import { users } from './people.ts';
import { projectId } from './project-id.ts';

const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));

/**
 * Every wording that a legal page has had, because consents refer to what was shown. Only `withdrawn_at` of a row ever
 * changes: from then on, another wording or none is in force.
 */
export const legalVersions = pgTable(
  'legal_versions',
  {
    id: identity(),
    project_id: projectId(),
    page: text().$type<LegalPage>().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    blocks: jsonb().$type<LegalBlock[]>().notNull(),
    /** Identifies title and blocks: SHA-256, hex. */
    hash: text().notNull(),
    published_at: madeAt(),
    withdrawn_at: moment(),
  },
  (table) => [
    uniqueIndex('legal_versions_in_force')
      .on(table.project_id, table.page, table.language)
      .where(sql`${table.withdrawn_at} is null`),
    check('legal_versions_page', sql`${table.page} in (${oneOf(legalPages)})`),
    check('legal_versions_language', sql`${table.language} ~ '^[a-z]{2}$'`),
  ],
);

/**
 * What clients were shown, accepted, allowed and withdrew. Rows are only added; the latest of each kind applies.
 * `version_id` is the wording of a legal page, `wording` that of a consent to marketing; `user_id` is the sales user
 * who recorded it.
 */
export const clientConsents = pgTable(
  'client_consents',
  {
    id: identity(),
    client_id: integer()
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    is_given: boolean().notNull(),
    version_id: integer().references(() => legalVersions.id),
    wording: text().notNull().default(''),
    source: text().$type<ConsentSource>().notNull(),
    user_id: integer().references(() => users.id),
    at: madeAt(),
  },
  (table) => [
    index('client_consents_client').on(table.client_id),
    check('client_consents_kind', sql`${table.kind} in (${oneOf(consentKinds)})`),
    check('client_consents_source', sql`${table.source} in (${oneOf(consentSources)})`),
  ],
);
