import { z } from 'zod';
import { defaultLeadSourceId } from '#domain/leads/lead-sources.ts';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { clientSchema, presentationSchema } from '#contract/entities/people.ts';
import {
  emptyAs,
  flag,
  id,
  integer,
  optional,
  optionalLanguage,
  paging,
  password,
  phone,
  searchText,
  text,
} from '#contract/form.ts';
import { get, send } from './call.ts';
import { rangeQuery } from './figures.ts';
import { flagAnswer, plainFlag } from './flag.ts';

const lang = optionalLanguage;
const email = text(maxLengths.email);
const name = text(maxLengths.clientName);
const token = text(200);
const leadStatus = integer.pipe(z.literal(Object.values(LeadStatus)));

/** Clients: registration, verification, password reset, and what sales users do with them. */
export const clientCalls = {
  listClients: get({
    name: 'listClients',
    path: '/clients',
    callers: ['sales'],
    summary: 'List the clients in reach, newest first; `X-Total-Count` counts all',
    query: z.object({
      search: searchText(120).optional(),
      lead_status_id: optional(integer),
      lead_source_id: optional(integer),
      user_id: optional(integer),
      ...paging(500, 100),
    }),
    answer: z.array(clientSchema),
  }),
  getClient: get({
    name: 'getClient',
    path: '/clients/{id}',
    callers: ['client', 'sales'],
    summary: 'Get a client; sales users also get those who are assigned to nobody',
    params: z.object({ id }),
    answer: clientSchema,
  }),
  listClientsOfUser: get({
    name: 'listClientsOfUser',
    path: '/clients/user/{id}',
    callers: ['sales'],
    summary: 'List the clients assigned to a user',
    params: z.object({ id }),
    answer: z.array(clientSchema),
  }),
  listPopularClients: get({
    name: 'listPopularClients',
    path: '/clients/popular/{id}',
    callers: ['sales'],
    summary: 'List the ten clients of a user with the most unit views; with `below`, also of users below them',
    params: z.object({ id }),
    query: rangeQuery({ below: emptyAs(flag, false).default(false) }),
    answer: z.array(clientSchema.extend({ view_count: z.int() })),
  }),
  exportClient: get({
    name: 'exportClient',
    path: '/clients/{id}/export',
    callers: ['client', 'sales'],
    summary: 'Export everything stored about a client as JSON',
    params: z.object({ id }),
    query: z.object({ lang }),
    answer: z.record(z.string(), z.unknown()),
  }),
  checkClientEmail: send({
    name: 'checkClientEmail',
    method: 'POST',
    path: '/clients/check',
    callers: ['visitor'],
    summary: 'Check whether an email address is available; sales users get the refusal that a registration would',
    body: z.object({ email, user_id: optional(integer) }),
    answer: plainFlag,
  }),
  createClient: send({
    name: 'createClient',
    method: 'POST',
    path: '/clients',
    callers: ['visitor', 'sales'],
    summary:
      'Register a client. Visitors accept the terms of the development, if it has any, by the id of their wording (`terms_version`); `privacy_version` is the privacy notice that they were shown. If a sales user may see the client who has the address, the refusal names them as `client_id`, otherwise the sales user to ask. For a day, the same `idempotency_key` (or the header) gets the same answer and registers nobody again; the password is not compared',
    body: z.object({
      email,
      password,
      first_name: name,
      last_name: name,
      phone: phone.default('0'),
      lead_status_id: emptyAs(leadStatus, LeadStatus.new).default(LeadStatus.new),
      lead_source_id: emptyAs(id, defaultLeadSourceId).default(defaultLeadSourceId),
      user_id: optional(integer),
      client_verification: optional(integer),
      project_id: id,
      privacy_version: optional(id),
      terms_version: optional(id),
      marketing: emptyAs(flag, false).default(false),
      idempotency_key: text(200).optional(),
      lang,
    }),
    answer: flagAnswer({ client: clientSchema }),
  }),
  verifyClient: send({
    name: 'verifyClient',
    method: 'POST',
    path: '/clients/verify',
    callers: ['visitor'],
    summary:
      'Verify a client by the mailed code, in the browser that requested it, or by the secret of the mailed link, in any browser; logs the requesting browser in if the client may log in alone',
    body: z.object({ id, code: text(200) }),
    answer: flagAnswer({ client: clientSchema, presentation: presentationSchema.nullable() }),
  }),
  checkVerification: send({
    name: 'checkVerification',
    method: 'POST',
    path: '/clients/checkVerification',
    callers: ['visitor'],
    summary:
      'Poll, in the browser that requested a code, whether the address was verified elsewhere; in any browser with the secret of a mailed link, used or not; else false',
    body: z.object({ id, code: text(200).optional() }),
    answer: z.object({ response: z.literal(true), is_verified: z.boolean() }),
  }),
  resendClientCode: send({
    name: 'resendClientCode',
    method: 'POST',
    path: '/clients/resendCode',
    callers: ['visitor'],
    summary: 'Mail another code if this browser requested one, at the earliest two minutes after the last',
    body: z.object({ id, project_id: id, lang }),
    answer: plainFlag,
  }),
  forgotClientPassword: send({
    name: 'forgotClientPassword',
    method: 'POST',
    path: '/clients/forgotPassword',
    callers: ['visitor'],
    summary: 'Mail a client a password reset link',
    body: z.object({ email, lang }),
    answer: plainFlag,
  }),
  checkClientResetToken: send({
    name: 'checkClientResetToken',
    method: 'POST',
    path: '/clients/checkResetToken',
    callers: ['visitor'],
    summary: 'Check whether a reset link is still valid',
    body: z.object({ id, token }),
    answer: plainFlag,
  }),
  resetClientPassword: send({
    name: 'resetClientPassword',
    method: 'POST',
    path: '/clients/resetPassword',
    callers: ['visitor'],
    summary: 'Set a new password by a reset link; ends every session of the account',
    body: z.object({ id, password, token }),
    answer: plainFlag,
  }),
  updateClientNote: send({
    name: 'updateClientNote',
    method: 'POST',
    path: '/clients/updateNote/{id}',
    callers: ['sales'],
    summary: "Set the client's note",
    params: z.object({ id }),
    body: z.object({ note: text(maxLengths.clientNote) }),
    answer: clientSchema,
  }),
  updateClient: send({
    name: 'updateClient',
    method: 'PUT',
    path: '/clients/{id}',
    callers: ['sales'],
    summary: 'Update a client',
    params: z.object({ id }),
    body: z.object({
      email: email.optional(),
      first_name: name.optional(),
      last_name: name.optional(),
      phone: phone.optional(),
      lead_status_id: optional(leadStatus),
      lead_source_id: optional(id),
      is_active: optional(flag),
      can_self_login: optional(flag),
    }),
    answer: clientSchema,
  }),
  assignClient: send({
    name: 'assignClient',
    method: 'PUT',
    path: '/clients/assignUser/{id}',
    callers: ['manager'],
    summary: 'Assign a client in reach, or one who is assigned to nobody, to a sales user',
    params: z.object({ id }),
    body: z.object({ user_id: id }),
    answer: clientSchema,
  }),
  eraseClient: send({
    name: 'eraseClient',
    method: 'DELETE',
    path: '/clients/{id}',
    callers: ['client', 'admin'],
    summary: 'Erase the personal data of a client; the anonymous sales history is kept',
    params: z.object({ id }),
    answer: plainFlag,
  }),
} as const;
