import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { projectId } from './project-id.ts';

/**
 * Pictures of the package by name: paths below `pictures/` as entities name them (`types/a/living.webp`),
 * `buildings/{class}`, `property_floorplan/{floorCode}` and `placeholder`. The files are
 * `DATA_DIR/media/{media_id}/{width}.avif` and `.webp`; `file` is the name in that folder that `/uploads/{name}` sends.
 */
export const pictures = pgTable(
  'pictures',
  {
    project_id: projectId(),
    name: text().notNull(),
    media_id: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: integer().array().notNull(),
    colour: text().notNull(),
    media_type: text().notNull(),
    file: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.name] })],
);

/**
 * Other files of the package by name: `documents/brochure.pdf`, information sheets and videos, by their path below the
 * package without the leading `documents/` (`brochure.pdf`) or with `video/`. The file is
 * `DATA_DIR/media/{media_id}/{file}`.
 */
export const documents = pgTable(
  'documents',
  {
    project_id: projectId(),
    name: text().notNull(),
    media_id: text().notNull(),
    media_type: text().notNull(),
    file: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.name] })],
);
