import { z } from 'zod';
import { clientSchema, presentationSchema } from '#contract/entities/people.ts';
import { emptyAs, flag, id, integer, language, password, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { rangeQuery } from './figures.ts';
import { flagAnswer, plainFlag } from './flag.ts';

const lang = emptyAs(language, 'en' as const).default('en');
const optionalInteger = emptyAs(integer, undefined).optional();
const email = text(254);
const name = text(80);
const phone = text(40);
const token = text(200);
const leadStatus = integer.pipe(z.int().min(1).max(4));

/** Clients: registration, verification, password reset, and what sales users do with them. */
export const clientCalls = {
  listClients: get({
    name: 'listClients',
    path: '/clients',
    who: ['sales'],
    summary: 'Clients in reach, newest first; X-Total-Count tells how many',
    query: z.object({
      search: text(120).optional(),
      lead_status_id: optionalInteger,
      lead_source_id: optionalInteger,
      user_id: optionalInteger,
      page: emptyAs(integer.pipe(z.int().min(1).max(1_000_000)), 1).default(1),
      per_page: emptyAs(integer.pipe(z.int().min(1).max(500)), 100).default(100),
    }),
    answer: z.array(clientSchema),
  }),
  getClient: get({
    name: 'getClient',
    path: '/clients/{id}',
    who: ['client', 'sales'],
    summary: 'One client',
    params: z.object({ id }),
    answer: clientSchema,
  }),
  listClientsOfUser: get({
    name: 'listClientsOfUser',
    path: '/clients/user/{id}',
    who: ['sales'],
    summary: 'Clients assigned to a user',
    params: z.object({ id }),
    answer: z.array(clientSchema),
  }),
  listPopularClients: get({
    name: 'listPopularClients',
    path: '/clients/popular/{id}',
    who: ['sales'],
    summary: 'The ten clients of a user with the most unit views; with `below` also of those below',
    params: z.object({ id }),
    query: rangeQuery({ below: emptyAs(flag, false).default(false) }),
    answer: z.array(clientSchema.extend({ view_count: z.int() })),
  }),
  exportClient: get({
    name: 'exportClient',
    path: '/clients/{id}/export',
    who: ['client', 'sales'],
    summary: 'Everything kept of a client, as JSON',
    params: z.object({ id }),
    answer: z.record(z.string(), z.unknown()),
  }),
  checkClientEmail: send({
    name: 'checkClientEmail',
    method: 'POST',
    path: '/clients/check',
    who: ['visitor'],
    summary: 'Whether an address is free',
    body: z.object({ email, user_id: optionalInteger }),
    answer: plainFlag,
  }),
  createClient: send({
    name: 'createClient',
    method: 'POST',
    path: '/clients',
    who: ['visitor', 'sales'],
    summary: 'Registers a client',
    body: z.object({
      email,
      password,
      first_name: name,
      last_name: name,
      phone: phone.default('0'),
      lead_status_id: emptyAs(leadStatus, 1).default(1),
      lead_source_id: emptyAs(id, 1).default(1),
      user_id: optionalInteger,
      client_verification: optionalInteger,
      project_id: id,
      lang,
    }),
    answer: flagAnswer({ client: clientSchema }),
  }),
  verifyClient: send({
    name: 'verifyClient',
    method: 'POST',
    path: '/clients/verify',
    who: ['visitor'],
    summary:
      'Verifies a client by the code mailed, in the browser that asked for it, or by the secret of the mailed link, anywhere; the browser that asked is logged in, where the client may log in alone',
    body: z.object({ id, code: text(200) }),
    answer: flagAnswer({ client: clientSchema, presentation: presentationSchema.nullable() }),
  }),
  resendClientCode: send({
    name: 'resendClientCode',
    method: 'POST',
    path: '/clients/resendCode',
    who: ['visitor'],
    summary: 'Mails another code to who asked for one in this browser, two minutes after the last',
    body: z.object({ id, project_id: id, lang }),
    answer: plainFlag,
  }),
  forgotClientPassword: send({
    name: 'forgotClientPassword',
    method: 'POST',
    path: '/clients/forgotPassword',
    who: ['visitor'],
    summary: 'Mails a client a reset link',
    body: z.object({ email, lang }),
    answer: plainFlag,
  }),
  checkClientResetToken: send({
    name: 'checkClientResetToken',
    method: 'POST',
    path: '/clients/checkResetToken',
    who: ['visitor'],
    summary: 'Whether a reset link still holds',
    body: z.object({ id, token }),
    answer: plainFlag,
  }),
  resetClientPassword: send({
    name: 'resetClientPassword',
    method: 'POST',
    path: '/clients/resetPassword',
    who: ['visitor'],
    summary: 'Sets a new password by a reset link; ends every session of the account',
    body: z.object({ id, password, token }),
    answer: plainFlag,
  }),
  updateClientNote: send({
    name: 'updateClientNote',
    method: 'POST',
    path: '/clients/updateNote/{id}',
    who: ['sales'],
    summary: "Writes the client's note",
    params: z.object({ id }),
    body: z.object({ note: text(4000) }),
    answer: clientSchema,
  }),
  updateClient: send({
    name: 'updateClient',
    method: 'PUT',
    path: '/clients/{id}',
    who: ['sales'],
    summary: 'Changes a client',
    params: z.object({ id }),
    body: z.object({
      email: email.optional(),
      first_name: name.optional(),
      last_name: name.optional(),
      phone: phone.optional(),
      lead_status_id: emptyAs(leadStatus, undefined).optional(),
      lead_source_id: emptyAs(id, undefined).optional(),
      is_active: emptyAs(flag, undefined).optional(),
      can_self_login: emptyAs(flag, undefined).optional(),
    }),
    answer: clientSchema,
  }),
  assignClient: send({
    name: 'assignClient',
    method: 'PUT',
    path: '/clients/assignUser/{id}',
    who: ['manager'],
    summary: 'Gives a client to a sales user',
    params: z.object({ id }),
    body: z.object({ user_id: id }),
    answer: clientSchema,
  }),
  eraseClient: send({
    name: 'eraseClient',
    method: 'DELETE',
    path: '/clients/{id}',
    who: ['client', 'admin'],
    summary: 'Erases name and addresses; the sales history stays without them',
    params: z.object({ id }),
    answer: plainFlag,
  }),
} as const;
