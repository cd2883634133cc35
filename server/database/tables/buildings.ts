import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { furtherTexts, identity } from './columns.ts';
import { buildingTypes } from './lookups.ts';
import { projectId } from './project-id.ts';

/**
 * `class_name` names the fronts and plans that buildings share. `instance_name` tells buildings apart on the home view,
 * or is ''. `number` and `zone_id` are the package's own. `position` is the position of the row in the table of the
 * package.
 */
export const buildings = pgTable(
  'buildings',
  {
    id: identity(),
    project_id: projectId(),
    code: text().notNull(),
    /** The code that the building had in an earlier package, as the last one states it. */
    formerly: text(),
    class_name: text().notNull(),
    name_en: text().notNull(),
    name_tr: text().notNull(),
    /** Its texts in languages other than English and Turkish. */
    further_texts: furtherTexts(),
    number: integer().notNull(),
    zone_id: integer().notNull(),
    is_villa: boolean().notNull(),
    instance_name: text().notNull(),
    building_type_id: integer()
      .notNull()
      .references(() => buildingTypes.id),
    position: integer().notNull().default(0),
  },
  (table) => [unique('buildings_code').on(table.project_id, table.code)],
);

/**
 * The outline of a floor on a front of a building class: SVG point pairs in the size of the front, which is in
 * `projects.fronts`. Class names are lower case here.
 */
export const floorOutlines = pgTable(
  'floor_outlines',
  {
    project_id: projectId(),
    class_name: text().notNull(),
    front: text().notNull().default(''),
    level: integer().notNull(),
    points: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.class_name, table.front, table.level] })],
);
