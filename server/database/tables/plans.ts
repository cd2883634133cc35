import { boolean, doublePrecision, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { identity } from './columns.ts';
import { projectId } from './project-id.ts';
import { properties } from './properties.ts';

/**
 * A floor plan of a building class. `code` is a floor code of the domain. `background` is a name in the picture
 * manifest; `drawing` is a path below `/media/` (`{id}/drawing.svg`). Class names are lower case here.
 */
export const plans = pgTable(
  'plans',
  {
    id: identity(),
    project_id: projectId(),
    class_name: text().notNull(),
    level: integer().notNull(),
    is_dublex: boolean().notNull(),
    code: text().notNull(),
    background: text(),
    drawing: text(),
    width: integer().notNull().default(1024),
    height: integer().notNull().default(768),
  },
  (table) => [unique('plans_code').on(table.project_id, table.code)],
);

/**
 * A unit's polygons in a plan: SVG point pairs in the plan's size, one entry per polygon, and the position of its
 * label.
 */
export const planPolygons = pgTable(
  'plan_polygons',
  {
    plan_id: integer()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    points: text().array().notNull(),
    label_x: doublePrecision().notNull(),
    label_y: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.plan_id, table.property_id] })],
);
