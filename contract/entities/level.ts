import { z } from 'zod';
import type { Level } from '#domain/floors/levels.ts';
import { localTexts } from '../local-texts.ts';

/** A level that the package names. Levels without an entry are named after their number. */
export const levelSchema: z.ZodType<Level> = z.object({
  level: z.int(),
  classes: z.array(z.string()),
  ...localTexts('name'),
  ...localTexts('short'),
  ...localTexts('title'),
  order: z.number(),
});
