import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';

export const kinds = {
  login: {
    inspect: calls.inspectClientLogin,
    accept: calls.acceptClientLogin,
    deny: calls.denyClientLogin,
    title: 'accept.loginTitle',
    yes: 'accept.login',
    done: 'loginAccepted',
  },
  invitation: {
    inspect: calls.inspectClientInvitation,
    accept: calls.acceptClientInvitation,
    deny: calls.denyClientInvitation,
    title: 'accept.invitationTitle',
    yes: 'accept.invitation',
    done: 'invitationAccepted',
  },
} as const;
export type Kind = keyof typeof kinds;

/** What a link is about: who asked for it, from which device, when and from where. */
export type Asked = Extract<AnswerOf<(typeof kinds)[Kind]['inspect']>, { response: true }>;

/** A link as its address gives it. */
export type MailedLink = { kind: Kind; id: number; code: string };

/** What the page after an accepted link still knows of it, kept in the history of this window alone. */
export type Accepted = { accepted: MailedLink & { asked: Asked } };
