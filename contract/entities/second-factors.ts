import { z } from 'zod';
import { refusalSchema } from '#contract/errors/problem.ts';

/** The methods of the second step of a login. */
const secondFactorMethods = ['app', 'passkey', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/**
 * What follows the correct password: `prove` by one of `methods`, or `enrol` first, because a second factor is required
 * and there is none. `name` and `email` are those of the person logging in.
 */
export const loginStepSchema = z.object({
  kind: z.enum(['prove', 'enrol']),
  methods: z.array(z.enum(secondFactorMethods)),
  name: z.string(),
  email: z.string(),
});
export type LoginStep = z.infer<typeof loginStepSchema>;

/** The answer to a correct password if a second factor is needed too. */
export const nextStepSchema = refusalSchema.extend({
  error: z.literal(['second_factor_needed', 'enrolment_needed']),
  step: loginStepSchema,
});

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/**
 * The second factors of the caller. `passkey_origin` is the only address at which passkeys work, null if they work at
 * none. `is_confirmed`: the caller recently confirmed their identity by everything that a login requires, as every
 * change needs.
 */
export const secondFactorsSchema = z.object({
  is_required: z.boolean(),
  is_confirmed: z.boolean(),
  app: z.object({ created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() }).nullable(),
  passkeys: z.array(passkeySchema),
  recovery_codes: z.int(),
  passkey_origin: z.string().nullable(),
});
export type SecondFactors = z.infer<typeof secondFactorsSchema>;

/**
 * The options that a browser passes to `navigator.credentials`, as JSON of the Web Authentication standard. Only the
 * libraries in the server and the browser read their content.
 */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
const passkeyAnswer = <S extends z.ZodRawShape>(fields: S) =>
  z.object({
    id: base64url(2_000),
    rawId: base64url(2_000),
    type: z.literal('public-key'),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
    response: z.object({ clientDataJSON: base64url(20_000), ...fields }),
  });

/** The JSON of a credential that a browser created. */
export const createdPasskeySchema = passkeyAnswer({
  attestationObject: base64url(40_000),
  transports: z.array(z.string().max(20)).max(10).optional().catch(undefined),
});
export type CreatedPasskey = z.infer<typeof createdPasskeySchema>;

/** The JSON of a passkey's assertion. */
export const provenPasskeySchema = passkeyAnswer({
  authenticatorData: base64url(20_000),
  signature: base64url(10_000),
  userHandle: base64url(200)
    .nullish()
    .transform((handle) => handle ?? undefined),
});
export type ProvenPasskey = z.infer<typeof provenPasskeySchema>;
