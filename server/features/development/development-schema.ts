import { z } from 'zod';
import { localTexts } from '#contract/local-texts.ts';
import { legalTextSchema } from '#contract/entities/legal.ts';
import { levelSchema } from '#contract/entities/level.ts';
import { panoramaSchema } from '#contract/entities/panorama.ts';
import { placeCategorySchema } from '#contract/entities/place.ts';
import { unitFactShape } from '#contract/entities/property.ts';
import { developmentTextsSchema, settingsSchema } from '#contract/settings.ts';
import { localShape } from '#domain/texts/local-fields.ts';
import { isUnitStatusId, type UnitStatusId } from '#domain/units/statuses.ts';
import { storedFrontSchema } from '#server/database/stored-front.ts';
import { storedTourSchema } from '#server/database/stored-tour.ts';
import type { Development } from './development.ts';
import { heldUnitOutcomes, type PackageNames } from './package-names.ts';

const titled = z.object({ name: z.string(), ...localTexts('title') });
const optionalText = z.string().optional();
const buildingType = titled.extend({
  ...localShape('plural', optionalText, optionalText),
  ...localShape('counted', optionalText, optionalText),
});
const texts = z.array(z.string());
const optional = z.string().nullable();
const statusId = z.custom<UnitStatusId>((value) => typeof value === 'number' && isUnitStatusId(value));

const sequence = storedTourSchema.shape.sequences.element;
const marker = sequence.shape.markers.element.omit({ building_id: true }).extend({ building: z.string() });

const unit = z.object({
  building: z.string(),
  number: z.string(),
  code: z.string(),
  formerly: optional,
  level: z.int(),
  is_dublex: z.boolean(),
  status_id: statusId,
  room_type: z.string(),
  apartment_type: z.string(),
  price: z.int(),
  furniture_price: z.int(),
  ...unitFactShape,
  tags: texts,
  images: texts,
  plans: texts,
  info_sheet: optional,
  link_360: optional,
});
const building = z.object({
  code: z.string(),
  formerly: optional,
  class_name: z.string(),
  ...localTexts('name'),
  number: z.int(),
  zone_id: z.int(),
  is_villa: z.boolean(),
  building_type: z.string(),
  instance_name: z.string(),
});
const plan = z.object({
  class_name: z.string(),
  level: z.int(),
  is_dublex: z.boolean(),
  code: z.string(),
  background: optional,
  drawing: optional,
  width: z.int(),
  height: z.int(),
  polygons: z.array(
    z.object({
      building: z.string(),
      number: z.string(),
      points: texts,
      label: z.object({ x: z.number(), y: z.number() }),
    }),
  ),
});
const stored = z.object({
  name: z.string(),
  media_id: z.string().regex(/^[0-9a-f]{32}$/),
  media_type: z.string(),
  file: z.string().regex(/^[\w.]+$/),
});

const heldUnits = z.array(z.object({ code: z.string(), outcome: z.enum(heldUnitOutcomes), reason: z.string() }));
const line = z.int().optional();

/** Validates the names in a package that the process reading packages sent. */
export const packageNamesSchema: z.ZodType<PackageNames> = z.object({
  projectId: z.int().nullable(),
  botEmail: optional,
  buildings: z.array(z.object({ code: z.string(), formerly: optional, line })),
  units: z.array(
    unit
      .pick({ building: true, number: true, code: true, formerly: true, status_id: true })
      .extend({ file: z.string().optional(), line }),
  ),
  heldUnits,
});

/** Validates a development that the process reading packages sent, before it is saved. */
export const developmentSchema: z.ZodType<Development> = z.object({
  version: z.string(),
  settings: settingsSchema,
  texts: developmentTextsSchema,
  roomTypes: z.array(z.object({ name: z.string(), ...localTexts('label'), folder: z.string() })),
  buildingTypes: z.array(buildingType),
  apartmentTypes: z.array(titled.extend({ images: texts, plans: texts, link_360: optional })),
  tags: z.array(z.object({ tag: z.string(), ...localTexts('title') })),
  leadSources: z.array(z.object({ name: z.string() })),
  galleries: z.array(
    z.object({
      slug: z.string(),
      ...localTexts('name'),
      type: z.enum(['image', 'link']),
      images: texts,
      link: optional,
      dark_text: z.boolean(),
    }),
  ),
  panoramas: z.array(panoramaSchema.omit({ name: true })),
  places: z.array(
    z.object({
      id: z.int(),
      category: z.string(),
      ...localTexts('title'),
      lat: z.number(),
      lng: z.number(),
      link: optional,
    }),
  ),
  buildings: z.array(building),
  levels: z.array(levelSchema),
  placeCategories: z.array(placeCategorySchema),
  fronts: z.array(storedFrontSchema),
  floorOutlines: z.array(z.object({ class_name: z.string(), front: z.string(), level: z.int(), points: z.string() })),
  units: z.array(unit),
  heldUnits,
  plans: z.array(plan),
  pictures: z.array(stored.extend({ width: z.int(), height: z.int(), widths: z.array(z.int()), colour: z.string() })),
  documents: z.array(stored),
  sequences: z.array(sequence.extend({ markers: z.array(marker) })),
  legal: z.array(legalTextSchema),
});
