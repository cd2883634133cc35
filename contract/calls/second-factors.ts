import { z } from 'zod';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { userSchema } from '#contract/entities/people.ts';
import {
  createdPasskeySchema,
  loginStepSchema,
  passkeyOptionsSchema,
  provenPasskeySchema,
  secondFactorsSchema,
} from '#contract/entities/second-factors.ts';
import { id, jsonOf, password, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { flagAnswer, plainFlag } from './flag.ts';

const code = text(40);
const codes = z.array(z.string());
/**
 * The answer to the confirmation of a factor: recovery codes if it is the first one (they are only shown this once),
 * and the user if it completed a login.
 */
const confirmed = flagAnswer({ recovery_codes: codes.nullable(), user: userSchema.nullable() });

/** The second step of a sales user's login, passkeys, and the user's second factors. */
export const secondFactorCalls = {
  getLoginStep: get({
    name: 'getLoginStep',
    path: '/users/login/step',
    callers: ['visitor'],
    isCacheable: false,
    summary: 'Get the next step after the correct password; null if nothing is pending in this browser',
    answer: z.object({ step: loginStepSchema.nullable() }),
  }),
  cancelLogin: send({
    name: 'cancelLogin',
    method: 'POST',
    path: '/users/login/cancel',
    callers: ['visitor'],
    summary: 'Abandon the login whose password this browser has sent',
    answer: plainFlag,
  }),
  loginByCode: send({
    name: 'loginByCode',
    method: 'POST',
    path: '/users/login/code',
    callers: ['visitor'],
    summary: 'Complete a login by the code of an authenticator app, or by a recovery code',
    body: z.object({ method: z.enum(['app', 'recovery']), code }),
    answer: flagAnswer({ user: userSchema }),
  }),
  askPasskey: send({
    name: 'askPasskey',
    method: 'POST',
    path: '/users/login/passkeyOptions',
    callers: ['visitor'],
    summary: 'Get what a browser needs to ask for a passkey; answered once, within ten minutes, by this browser',
    answer: flagAnswer({ options: passkeyOptionsSchema }),
  }),
  loginByPasskey: send({
    name: 'loginByPasskey',
    method: 'POST',
    path: '/users/login/passkey',
    callers: ['visitor'],
    summary: 'Log a sales user in by a passkey, with or without the password before',
    body: z.object({ passkey: jsonOf(provenPasskeySchema), project_id: id }),
    answer: flagAnswer({ user: userSchema }),
  }),
  listSecondFactors: get({
    name: 'listSecondFactors',
    path: '/secondFactors',
    callers: ['sales'],
    summary: 'Get the second factors of the calling user',
    answer: secondFactorsSchema,
  }),
  confirmIdentity: send({
    name: 'confirmIdentity',
    method: 'POST',
    path: '/secondFactors/confirm',
    callers: ['client', 'sales'],
    summary:
      'Confirm the caller: by the password, with a second factor also by its code, or by a passkey alone. For ten minutes sessions may be ended, and password, address and second factors changed',
    body: z.object({
      current_password: password.optional(),
      code: code.optional(),
      passkey: jsonOf(provenPasskeySchema).optional(),
    }),
    answer: plainFlag,
  }),
  beginApp: send({
    name: 'beginApp',
    method: 'POST',
    path: '/secondFactors/app',
    callers: ['visitor'],
    summary: 'Get a new secret for an authenticator app; an app in use stays until this one is confirmed',
    answer: flagAnswer({ secret: z.string(), uri: z.string() }),
  }),
  confirmApp: send({
    name: 'confirmApp',
    method: 'POST',
    path: '/secondFactors/app/confirm',
    callers: ['visitor'],
    summary: 'Confirm an authenticator app by its first code',
    body: z.object({ code }),
    answer: confirmed,
  }),
  removeApp: send({
    name: 'removeApp',
    method: 'DELETE',
    path: '/secondFactors/app',
    callers: ['sales'],
    summary: 'Remove the authenticator app',
    answer: plainFlag,
  }),
  beginPasskey: send({
    name: 'beginPasskey',
    method: 'POST',
    path: '/secondFactors/passkeyOptions',
    callers: ['visitor'],
    summary: 'Get what a browser needs to create a passkey',
    answer: flagAnswer({ options: passkeyOptionsSchema }),
  }),
  addPasskey: send({
    name: 'addPasskey',
    method: 'POST',
    path: '/secondFactors/passkeys',
    callers: ['visitor'],
    summary: 'Add the passkey that a browser created',
    body: z.object({ name: text(maxLengths.passkeyName), passkey: jsonOf(createdPasskeySchema) }),
    answer: confirmed,
  }),
  renamePasskey: send({
    name: 'renamePasskey',
    method: 'PUT',
    path: '/secondFactors/passkeys/{id}',
    callers: ['sales'],
    summary: 'Rename a passkey',
    params: z.object({ id }),
    body: z.object({ name: text(maxLengths.passkeyName) }),
    answer: plainFlag,
  }),
  removePasskey: send({
    name: 'removePasskey',
    method: 'DELETE',
    path: '/secondFactors/passkeys/{id}',
    callers: ['sales'],
    summary: 'Remove a passkey',
    params: z.object({ id }),
    answer: plainFlag,
  }),
  makeRecoveryCodes: send({
    name: 'makeRecoveryCodes',
    method: 'POST',
    path: '/secondFactors/recoveryCodes',
    callers: ['sales'],
    summary: 'Get ten new recovery codes; the earlier ones no longer work',
    answer: flagAnswer({ recovery_codes: codes }),
  }),
} as const;
