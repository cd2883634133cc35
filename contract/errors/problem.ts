import { z } from 'zod';
import { commonRefusalTexts } from '../texts/en/common-refusals.ts';
import { refusalTexts } from '../texts/en/refusals.ts';
import { secondFactorTexts } from '../texts/en/second-factors.ts';
import { problemStatuses, type ProblemCode, type RefusalCode } from './codes.ts';
import { companyLoginCodes } from './company-login-codes.ts';

const refusals = { ...commonRefusalTexts, ...refusalTexts, ...secondFactorTexts };
const refusalCodes = [...(Object.keys(refusals) as (keyof typeof refusals)[]), ...companyLoginCodes];

/**
 * A problem in the format of RFC 9457. `type` ends in the code, `detail` is in the language of the request, `errors`
 * lists parameters by path, `reason` is the message of an external service, `error_id` names an unexpected error in the
 * server's log.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problemStatuses) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  reason: z.string().optional(),
  error_id: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/**
 * The negative answer of a call with a flag. `retry_after` is in seconds, if waiting helps; `client_id` is the existing
 * client whom a sales user should look at instead.
 */
export const refusalSchema = z.object({
  response: z.literal(false),
  error: z.enum(refusalCodes as [RefusalCode, ...RefusalCode[]]),
  message: z.string(),
  retry_after: z.int().optional(),
  client_id: z.int().optional(),
});
export type Refusal = z.infer<typeof refusalSchema>;
