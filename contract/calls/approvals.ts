import { z } from 'zod';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { refusalSchema } from '#contract/errors/problem.ts';
import { clientSchema, presentationSchema, userSchema } from '#contract/entities/people.ts';
import { id, integer, optional, optionalLanguage, text } from '#contract/form.ts';
import { send } from './call.ts';
import { flagAnswer, plainFlag } from './flag.ts';

const lang = optionalLanguage;
const code = text(200);
/** The body that accepts a link: the number, if it has to be confirmed, and the wordings of the legal pages shown. */
const acceptance = { number: optional(integer), privacy_version: optional(id), terms_version: optional(id) };
const link = z.object({ id, code });
const collected = z.object({
  response: z.literal(true),
  user: userSchema.nullable(),
  client: clientSchema,
  presentation: presentationSchema,
});

/**
 * The answer to a waiting screen while the approval is pending, or once it has expired. `number` is shown on both
 * screens if it has to be confirmed (the setting `acceptMode`).
 */
const waiting = z.object({
  response: z.literal(false),
  status: z.enum(['pending', 'expired']),
  number: z.int().nullable(),
});

/** What the accept page shows before anything is accepted: who asked, on which device, when and from where. */
const approvalDetails = flagAnswer({
  device: z.string(),
  address: z.string(),
  asked_at: z.iso.datetime(),
  invited_by: z.string().nullable(),
  number: z.int().nullable(),
  mode: z.enum(['auto', 'confirm']),
  /** Whether the client has to accept the terms of the development first. */
  needs_terms: z.boolean(),
  /** When the client last accepted the terms, in whichever wording; null if never. */
  terms_accepted_at: z.iso.datetime().nullable(),
});

/**
 * Client logins by a mailed link, and invitations by sales users. Both are approvals: begun in one browser, accepted in
 * any other, and collected by the first.
 */
export const approvalCalls = {
  beginClientLogin: send({
    name: 'beginClientLogin',
    method: 'POST',
    path: '/clientLogins',
    callers: ['visitor'],
    summary: 'Begin a client login; mails a link, or a code if the client is not verified',
    body: z.object({ email: text(maxLengths.email), project_id: id, lang }),
    answer: z.union([
      z.object({
        response: z.literal(true),
        id: z.int().nullable(),
        client: z.object({ id: z.int(), is_verified: z.boolean(), can_self_login: z.boolean() }),
      }),
      refusalSchema.extend({
        client: z.object({ id: z.int(), is_verified: z.boolean(), can_self_login: z.boolean() }).optional(),
      }),
    ]),
  }),
  checkClientLogin: send({
    name: 'checkClientLogin',
    method: 'POST',
    path: '/clientLogins/check',
    callers: ['visitor'],
    summary: 'Poll a client login; logs the browser that began it in once it is accepted',
    body: z.object({ id }),
    answer: z.union([collected, waiting]),
  }),
  acceptClientLogin: send({
    name: 'acceptClientLogin',
    method: 'POST',
    path: '/clientLogins/accept',
    callers: ['visitor'],
    summary: 'Accept a login by its link',
    body: link.extend(acceptance),
    answer: plainFlag,
  }),
  inspectClientLogin: send({
    name: 'inspectClientLogin',
    method: 'POST',
    path: '/clientLogins/inspect',
    callers: ['visitor'],
    summary: 'Describe a login link without accepting it',
    body: link,
    answer: approvalDetails,
  }),
  denyClientLogin: send({
    name: 'denyClientLogin',
    method: 'POST',
    path: '/clientLogins/deny',
    callers: ['visitor'],
    summary: 'Deny a login ("this was not me"): ends the session it opened and notifies the sales team',
    body: link,
    answer: plainFlag,
  }),
  resendClientLogin: send({
    name: 'resendClientLogin',
    method: 'POST',
    path: '/clientLogins/resend',
    callers: ['visitor'],
    summary: 'Mail a new login link, at the earliest 30 s after the last; voids the old one',
    body: z.object({ id, project_id: id, lang }),
    answer: plainFlag,
  }),
  inviteClient: send({
    name: 'inviteClient',
    method: 'POST',
    path: '/clientInvitations',
    callers: ['sales'],
    refusal: 'error_firstly_login_as_user',
    summary:
      'Invite a client to a presentation. If the client cannot be invited, the refusal names them as `client_id`, or the sales user to ask',
    body: z.object({ email: text(maxLengths.email), user_id: optional(integer), project_id: id, lang }),
    answer: flagAnswer({ id: z.int() }),
  }),
  checkClientInvitation: send({
    name: 'checkClientInvitation',
    method: 'POST',
    path: '/clientInvitations/check',
    callers: ['sales'],
    summary: 'Poll an invitation; begins the presentation in the inviting browser once it is accepted',
    body: z.object({ id }),
    answer: z.union([collected, waiting]),
  }),
  acceptClientInvitation: send({
    name: 'acceptClientInvitation',
    method: 'POST',
    path: '/clientInvitations/accept',
    callers: ['visitor'],
    summary: 'Accept an invitation by its link',
    body: link.extend(acceptance),
    answer: plainFlag,
  }),
  inspectClientInvitation: send({
    name: 'inspectClientInvitation',
    method: 'POST',
    path: '/clientInvitations/inspect',
    callers: ['visitor'],
    summary: 'Describe an invitation link without accepting it',
    body: link,
    answer: approvalDetails,
  }),
  denyClientInvitation: send({
    name: 'denyClientInvitation',
    method: 'POST',
    path: '/clientInvitations/deny',
    callers: ['visitor'],
    summary: 'Deny an invitation ("this was not me"): ends the presentation it opened and notifies the sales team',
    body: link,
    answer: plainFlag,
  }),
  resendClientInvitation: send({
    name: 'resendClientInvitation',
    method: 'POST',
    path: '/clientInvitations/resend',
    callers: ['sales'],
    summary: 'Mail a new invitation link, at the earliest 30 s after the last; voids the old one',
    body: z.object({ id, project_id: id, lang }),
    answer: plainFlag,
  }),
} as const;
