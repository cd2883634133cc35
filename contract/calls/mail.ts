import { z } from 'zod';
import { get } from './call.ts';

/** The state of outgoing mail. */
export const mailCalls = {
  getMailState: get({
    name: 'getMailState',
    path: '/mailState',
    callers: ['sales'],
    summary: 'Get how many mails are waiting because none goes out, and since when; 0 and null while mail goes out',
    answer: z.object({ waiting: z.int(), since: z.iso.datetime().nullable() }),
  }),
} as const;
