import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';

/** The calls, texts and result page of each kind of approval. */
export const approvalKinds = {
  login: {
    inspect: calls.inspectClientLogin,
    accept: calls.acceptClientLogin,
    deny: calls.denyClientLogin,
    title: 'accept.loginTitle',
    submit: 'accept.login',
    result: 'loginAccepted',
  },
  invitation: {
    inspect: calls.inspectClientInvitation,
    accept: calls.acceptClientInvitation,
    deny: calls.denyClientInvitation,
    title: 'accept.invitationTitle',
    submit: 'accept.invitation',
    result: 'invitationAccepted',
  },
} as const;
export type ApprovalKind = keyof typeof approvalKinds;

/** The request behind a link: who sent it, from which device and network address, and when. */
export type ApprovalRequest = Extract<AnswerOf<(typeof approvalKinds)[ApprovalKind]['inspect']>, { response: true }>;

/** A link, as read from its URL. */
export type MailedLink = { kind: ApprovalKind; id: number; code: string };

/** History state of the result page: the link that was accepted, and its request. */
export type Accepted = { accepted: MailedLink & { request: ApprovalRequest } };
