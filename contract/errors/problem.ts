import { z } from 'zod';
import { problems, refusalTexts, type ProblemCode, type RefusalCode } from './texts.ts';

/**
 * RFC 9457: `type` ends in the code, `detail` is in the request's language, `errors` names parameters by path, `reason`
 * is what another service said.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  reason: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/**
 * The refusing half of a flag answer. `retry_after` is seconds, where waiting helps; `status` tells a waiting screen
 * how its approval stands.
 */
export const refusalSchema = z.object({
  response: z.literal(false),
  error: z.enum(Object.keys(refusalTexts) as [RefusalCode, ...RefusalCode[]]),
  message: z.string(),
  retry_after: z.int().optional(),
});
export type Refusal = z.infer<typeof refusalSchema>;
