import { z } from 'zod';
import type { Level } from '#domain/floors/levels.ts';

/** A level that the package names. Levels without an entry are named after their number. */
export const levelSchema: z.ZodType<Level> = z.object({
  level: z.int(),
  classes: z.array(z.string()),
  name_en: z.string(),
  name_tr: z.string(),
  short_en: z.string(),
  short_tr: z.string(),
  title_en: z.string(),
  title_tr: z.string(),
  order: z.number(),
});
