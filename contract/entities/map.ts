import { z } from 'zod';
import { streetKinds } from '#domain/routes/street-kinds.ts';
import { languages, type Language } from '#domain/texts/language.ts';

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const path = z.array(position).min(2).max(20_000);
const polygon = z.array(z.array(position).min(4).max(20_000)).min(1).max(500);

const areaKinds = ['land', 'sea', 'park', 'hill', 'site', 'square'] as const;
const lineKinds = ['metro', 'tram', 'rail'] as const;
const labelClasses = ['sea', 'town', 'quarter', 'hill', 'park'] as const;
const name = z.string().max(80);
/** The name by language: `name_el`. Streets, lines and stations also have a `name`, for all other languages. */
const names = Object.fromEntries(languages.map((language) => [`name_${language}`, name.optional()])) as Record<
  `name_${Language}`,
  z.ZodOptional<typeof name>
>;

const area = z.object({ kind: z.enum(areaKinds) });
/**
 * `cars`: `one` allows them in the direction of the line only, `no` not at all; the default depends on the class.
 * Streets on different levels pass over each other.
 */
const street = z.object({
  kind: z.literal('street'),
  class: z.enum(streetKinds),
  name: name.optional(),
  ...names,
  cars: z.enum(['one', 'no']).optional(),
  level: z.int().min(-5).max(5).optional(),
});
const line = z.object({ kind: z.enum(lineKinds), name: name.optional(), ...names });
const station = z.object({ kind: z.literal('station'), name: name.optional(), ...names });
/** Labels with a lower `rank` are shown from farther away. */
const label = z.object({
  kind: z.literal('label'),
  class: z.enum(labelClasses),
  ...names,
  rank: z.int().min(0).max(5),
});

const feature = <P extends z.ZodType, G extends z.ZodType>(properties: P, geometry: G) =>
  z.object({ type: z.literal('Feature'), properties, geometry });
const areas = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).max(5000) }),
]);
const lines = z.union([
  z.object({ type: z.literal('LineString'), coordinates: path }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(path).max(20_000) }),
]);
const point = z.object({ type: z.literal('Point'), coordinates: position });

/** A feature of a drawn map, distinguished by its property `kind`. */
export const mapFeatureSchema = z.union([
  feature(area, areas),
  feature(street, lines),
  feature(line, lines),
  feature(station, point),
  feature(label, point),
]);
/** A drawn map, as packages provide it in GeoJSON. */
export const drawnMapSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(mapFeatureSchema).max(20_000),
});
export type DrawnMap = z.infer<typeof drawnMapSchema>;

/** Vector tiles at an address with `{z}/{x}/{y}`; `bounds` are west, south, east, north in degrees. */
export const tileSetSchema = z.object({
  address: z.string(),
  min_zoom: z.int(),
  max_zoom: z.int(),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  attribution: z.string(),
});
export type TileSet = z.infer<typeof tileSetSchema>;

/**
 * What the embedded map is rendered from: the drawn map around the development, the outline of the world below it, and
 * vector tiles if real map data is installed. Without tiles the map is schematic.
 */
export const mapSchema = z.object({
  is_schematic: z.boolean(),
  base: drawnMapSchema.nullable(),
  world: drawnMapSchema.nullable(),
  tiles: tileSetSchema.nullable(),
});
export type MapAnswer = z.infer<typeof mapSchema>;
