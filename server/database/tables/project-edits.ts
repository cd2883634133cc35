import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { madeAt } from './columns.ts';
import { users } from './people.ts';
import { projectId } from './project-id.ts';

/**
 * What can be edited in the dashboard, and the key of each edit: a setting, a text key, the slug of a gallery, the id
 * of a place.
 */
const editKinds = ['setting', 'text', 'gallery', 'gallery_order', 'place'] as const;
export type EditKind = (typeof editKinds)[number];

/**
 * Edits made in the dashboard. They are applied over the content of the package (`projects.package`), immediately and
 * after every import; deleting the row restores the value of the package.
 */
export const projectEdits = pgTable(
  'project_edits',
  {
    project_id: projectId(),
    kind: text({ enum: editKinds }).notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    edited_at: madeAt(),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.kind, table.key] })],
);
