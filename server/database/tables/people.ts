import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RoleId } from '#domain/people/roles.ts';
import { identity, madeAt } from './columns.ts';
import { projectId } from './project-id.ts';

/**
 * Sales users. `parent_id` builds the tree of who reports to whom. A disabled user keeps their history.
 */
export const users = pgTable(
  'users',
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    password_hash: text().notNull(),
    parent_id: integer().references((): AnyPgColumn => users.id),
    role_id: integer().$type<RoleId>().notNull(),
    is_active: boolean().notNull().default(true),
    created_at: madeAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_parent').on(table.parent_id),
    check('users_role', sql`${table.role_id} between 1 and 5`),
    check('users_parent_is_another', sql`${table.parent_id} <> ${table.id}`),
  ],
);

/** The projects that a user sells. */
export const userProjects = pgTable(
  'user_projects',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    project_id: projectId(),
    /** The number of their latest turn to get a client who registered alone; 0 before the first. */
    turn: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.project_id] }),
    index('user_projects_project').on(table.project_id),
  ],
);
