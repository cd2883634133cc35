import type { TextKey } from '#web/texts/en/index.ts';
import type { Kind } from './use-approval.ts';

/** What is said to a client who waits for the login, and to a sales user who waits for the client. */
export const words = {
  login: {
    title: 'wait.loginTitle',
    text: 'wait.loginText',
    textTo: 'wait.loginTextTo',
    expired: 'wait.expiredLogin',
    again: 'wait.loginAgain',
  },
  invitation: {
    title: 'wait.invitationTitle',
    text: 'wait.invitationText',
    textTo: 'wait.invitationTextTo',
    expired: 'wait.expiredInvitation',
    again: 'wait.inviteAgain',
  },
} as const satisfies Record<Kind, Record<string, TextKey>>;
