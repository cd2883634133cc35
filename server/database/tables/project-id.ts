import { integer } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** A column with the project that a row belongs to, and with which it is deleted. */
export const projectId = () =>
  integer()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
