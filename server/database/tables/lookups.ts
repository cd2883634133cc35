import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Hotspot } from '#contract/entities/panorama.ts';
import { panoramaPlaces } from '#domain/panoramas/panorama-address.ts';
import { furtherTexts, identity } from './columns.ts';
import { projectId } from './project-id.ts';

/** `position` is the position of the row in the table of the package: lists are returned in that order. */
export const roomTypes = pgTable(
  'room_types',
  {
    id: identity(),
    project_id: projectId(),
    name: text().notNull(),
    label_en: text().notNull(),
    label_tr: text().notNull(),
    /** Its texts in languages other than English and Turkish. */
    further_texts: furtherTexts(),
    folder: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('room_types_name').on(table.project_id, table.name)],
);

export const buildingTypes = pgTable(
  'building_types',
  {
    id: identity(),
    project_id: projectId(),
    name: text().notNull(),
    title_en: text().notNull(),
    title_tr: text().notNull(),
    /** Its titles in languages other than English and Turkish, and the names of several (`TypeNames`) in all. */
    further_texts: furtherTexts(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('building_types_name').on(table.project_id, table.name)],
);

/** A unit without its own pictures or plans shows those of its type. */
export const apartmentTypes = pgTable(
  'apartment_types',
  {
    id: identity(),
    project_id: projectId(),
    name: text().notNull(),
    title_en: text().notNull(),
    title_tr: text().notNull(),
    /** Its texts in languages other than English and Turkish. */
    further_texts: furtherTexts(),
    images: text().array().notNull().default([]),
    plans: text().array().notNull().default([]),
    link_360: text(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('apartment_types_name').on(table.project_id, table.name)],
);

export const tags = pgTable(
  'tags',
  {
    id: identity(),
    project_id: projectId(),
    tag: text().notNull(),
    title_en: text().notNull(),
    title_tr: text().notNull(),
    /** Its texts in languages other than English and Turkish. */
    further_texts: furtherTexts(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('tags_tag').on(table.project_id, table.tag)],
);

export const leadSources = pgTable(
  'lead_sources',
  { id: identity(), project_id: projectId(), name: text().notNull(), position: integer().notNull().default(0) },
  (table) => [unique('lead_sources_name').on(table.project_id, table.name)],
);

export const galleries = pgTable(
  'galleries',
  {
    id: identity(),
    project_id: projectId(),
    slug: text().notNull(),
    name_en: text().notNull(),
    name_tr: text().notNull(),
    /** Its texts in languages other than English and Turkish. */
    further_texts: furtherTexts(),
    type: text({ enum: ['image', 'link'] }).notNull(),
    images: text().array().notNull().default([]),
    link: text(),
    dark_text: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('galleries_slug').on(table.project_id, table.slug),
    check('galleries_type', sql`${table.type} in ('image', 'link')`),
  ],
);

/** Panoramas; `picture` names a row of `pictures`, `yaw` and `pitch` are degrees. */
export const panoramas = pgTable(
  'panoramas',
  {
    project_id: projectId(),
    slug: text().notNull(),
    name_en: text().notNull(),
    name_tr: text().notNull(),
    /** Its texts in languages other than English and Turkish. */
    further_texts: furtherTexts(),
    place: text({ enum: panoramaPlaces }),
    picture: text().notNull(),
    yaw: doublePrecision().notNull(),
    pitch: doublePrecision().notNull(),
    hotspots: jsonb().$type<Hotspot[]>().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.slug] })],
);

/** Places of interest; `id` is the number in the package. */
export const places = pgTable(
  'places',
  {
    project_id: projectId(),
    id: integer().notNull(),
    category: text().notNull(),
    title_en: text().notNull(),
    title_tr: text().notNull(),
    /** Its texts in languages other than English and Turkish. */
    further_texts: furtherTexts(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    link: text(),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.id] })],
);
