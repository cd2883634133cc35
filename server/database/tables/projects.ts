import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DevelopmentTexts, Settings } from '#contract/settings.ts';
import type { PackageContent } from '#contract/package-content.ts';
import type { Level } from '#domain/floors/levels.ts';
import type { PlaceCategory } from '#domain/places/categories.ts';
import type { StoredFront } from '../stored-front.ts';
import type { StoredTour } from '../stored-tour.ts';

/**
 * A development. `id` is the package's own `projectId`. `settings` and `texts` are the current ones: those of `package`
 * with `project_edits` applied. `package` is null until the first import or edit after that column was added; until
 * then, nothing was edited, and the current content is the package's.
 */
export const projects = pgTable('projects', {
  id: integer().primaryKey(),
  settings: jsonb().$type<Settings>().notNull(),
  texts: jsonb().$type<DevelopmentTexts>().notNull(),
  package: jsonb().$type<PackageContent>(),
  /** The levels and place categories that the package states, and the fronts of its classes. */
  levels: jsonb().$type<Level[]>().notNull().default([]),
  place_categories: jsonb().$type<PlaceCategory[]>().notNull().default([]),
  fronts: jsonb().$type<StoredFront[]>().notNull().default([]),
  /** The content hash of the package that was imported last. */
  package_version: text().notNull(),
  imported_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The rotator of a project. Frame addresses begin with `/media/`. */
export const tours = pgTable('tours', {
  project_id: integer()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  tour: jsonb().$type<StoredTour>().notNull(),
});

/**
 * One row for each statement that changed the catalogue; only written by triggers. Old rows are deleted by the cleanup.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    table_name: text().notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('catalogue_changes_changed_at').on(table.changed_at),
    // For a query that runs after every change of a unit; without the rows of units, since each such change adds one.
    index('catalogue_changes_structure')
      .on(table.id)
      .where(sql`table_name <> 'properties'`),
  ],
);

/** One row, with an id that every restore replaces: see `epoch`. */
export const epochs = pgTable('epochs', { id: uuid().primaryKey().defaultRandom() });

/** Counters of rate-limiter-flexible; `expire` is milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
