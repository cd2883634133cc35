import { z } from 'zod';
import { refusalSchema } from '#contract/errors/problem.ts';

/** An answer with a flag: `response: true` with further fields, or a refusal with its code and text. */
export function flagAnswer<S extends z.ZodRawShape>(fields: S) {
  return z.union([z.object({ response: z.literal(true), ...fields }), refusalSchema]);
}

/** A flag without further fields. */
export const plainFlag = flagAnswer({});
