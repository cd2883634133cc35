import { z } from 'zod';
import { presentationSchema } from '#contract/entities/people.ts';
import { emptyAs, flag, id, integer, optional, optionalLanguage } from '#contract/form.ts';
import { send } from './call.ts';
import { plainFlag } from './flag.ts';

const lang = optionalLanguage;

/** Presentations: their start, activity and end. */
export const presentationCalls = {
  createPresentation: send({
    name: 'createPresentation',
    method: 'POST',
    path: '/presentations',
    callers: ['client', 'sales'],
    summary: "Get the session's running presentation, or begin one",
    body: z.object({
      user_id: optional(integer),
      client_id: optional(integer),
      status: optional(integer),
      project_id: optional(integer),
    }),
    answer: presentationSchema,
  }),
  terminatePresentation: send({
    name: 'terminatePresentation',
    method: 'POST',
    path: '/presentations/terminate/{id}',
    callers: ['visitor'],
    summary: 'End a presentation of this session or of a user in reach; its client is logged out',
    params: z.object({ id }),
    answer: presentationSchema,
  }),
  sendPresentationMail: send({
    name: 'sendPresentationMail',
    method: 'POST',
    path: '/presentations/sendMail',
    callers: ['client', 'sales'],
    summary: 'Mail the client a summary of the presentation',
    body: z.object({ client_id: optional(integer), lang }),
    answer: plainFlag,
  }),
  touchSession: send({
    name: 'touchSession',
    method: 'POST',
    path: '/session/touch',
    callers: ['visitor'],
    summary: 'Report activity and get the time the presentation has left; `is_active=0` only gets the time',
    body: z.object({ is_active: emptyAs(flag, true).default(true) }),
    answer: z.object({
      response: z.literal(true),
      presentation_id: z.int().nullable(),
      seconds_left: z.int().nullable(),
      warning_seconds: z.int(),
    }),
  }),
} as const;
