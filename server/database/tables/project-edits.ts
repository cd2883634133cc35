import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { madeAt } from './columns.ts';
import { users } from './people.ts';
import { projects } from './projects.ts';

/**
 * What can be edited apart from the package, and by what each edit is named: a setting, a text key, a gallery's slug, a
 * place's id.
 */
export const editKinds = ['setting', 'text', 'gallery', 'gallery_order', 'place'] as const;
export type EditKind = (typeof editKinds)[number];

/**
 * What somebody changed apart from the package. It is laid over what the package says (`projects.package`), at once and
 * after every import; deleting the row goes back to the package.
 */
export const projectEdits = pgTable(
  'project_edits',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text({ enum: editKinds }).notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    edited_at: madeAt(),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.kind, table.key] })],
);
