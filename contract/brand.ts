import { z } from 'zod';
import { brandColourNames, type BrandColourName } from '#domain/brand/palette.ts';
import { violates } from './rule.ts';

/** How panels lie on pictures: translucent and blurred, or opaque with a fine border. */
const surfaces = ['glass', 'plain'] as const;

const path = z.string().min(1).max(200);
const optionalPath = path.nullable().default(null);
const colour = z
  .string()
  .toLowerCase()
  .refine((written) => /^#[0-9a-f]{6}$/.test(written), violates('colour'))
  .meta({ pattern: '^#[0-9a-f]{6}$' });
const colours = Object.fromEntries(brandColourNames.map((name) => [name, colour.optional()])) as Record<
  BrandColourName,
  z.ZodOptional<typeof colour>
>;

/**
 * A WOFF2 file. `weight` (`400`, `100 900`) and `letters` (a CSS `unicode-range`) are read from the font if they are
 * not given.
 */
const fontFile = z.strictObject({
  file: path,
  weight: z
    .string()
    .regex(/^\d{1,4}( \d{1,4})?$/)
    .nullable()
    .default(null),
  letters: z
    .string()
    .max(5000)
    .regex(/^U\+[0-9A-F-]+(, U\+[0-9A-F-]+)*$/i)
    .nullable()
    .default(null),
});
/**
 * A typeface. `print` lists TTF or OTF files for documents; if empty, they are made from `files`. `family` is the name
 * inside these files, and `otherFamilies` are the names inside those that add letters which the first one lacks.
 */
const face = z.strictObject({
  files: z.array(fontFile).min(1).max(12),
  print: z.array(path).max(6).default([]),
  family: z.string().max(100).nullable().default(null),
  otherFamilies: z.array(z.string().max(100)).max(6).default([]),
  licence: path,
});

/**
 * What a development looks like. In a package, files are paths below `brand/`; once imported, addresses below
 * `/media/`. Everything may be left out, which gives the product's plain look.
 */
export const brandSchema = z.strictObject({
  mark: optionalPath,
  markOnDark: optionalPath,
  wordmark: optionalPath,
  wordmarkOnDark: optionalPath,
  /** A square drawing for the icons of the installed app; the mark on paper if there is none. */
  icon: optionalPath,
  colours: z.strictObject(colours).default({}),
  displayFace: face.nullable().default(null),
  textFace: face.nullable().default(null),
  /** The face that supplies the digits of titles: some display faces have digits of varying height and width. */
  titleFigures: z.enum(['display', 'text']).default('display'),
  /** The radius of a panel's corners, in pixels; buttons have half of it. */
  corners: z.int().min(0).max(24).default(4),
  surface: z.enum(surfaces).default('plain'),
});
export type Brand = z.output<typeof brandSchema>;
export type BrandFace = NonNullable<Brand['displayFace']>;

/** The plain look of the product. */
export const plainBrand: Brand = brandSchema.parse({});
