import { z } from 'zod';
import { localTexts } from '#contract/local-texts.ts';

/** A front of a class of buildings, as a package contains it. Its outlines are stored by `class_name` and `front`. */
export const storedFrontSchema = z.object({
  class_name: z.string(),
  front: z.string(),
  ...localTexts('name'),
  picture: z.string(),
  width: z.int(),
  height: z.int(),
});
export type StoredFront = z.infer<typeof storedFrontSchema>;
