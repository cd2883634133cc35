import { z } from 'zod';
import { refusalSchema } from '#contract/errors/problem.ts';

/** The answer of a call with a flag: `response` true with what it brings, or a refusal with its key and text. */
export function flagAnswer<S extends z.ZodRawShape>(brings: S) {
  return z.union([z.object({ response: z.literal(true), ...brings }), refusalSchema]);
}

/** A flag alone. */
export const plainFlag = flagAnswer({});
