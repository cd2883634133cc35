import { z } from 'zod';
import { dayHalves } from '#domain/viewings/viewing-day.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { viewingSchema } from '#contract/entities/viewing.ts';
import { day, flag, id, integer, optional, optionalLanguage, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { plainFlag } from './flag.ts';

/** Viewings: visits that clients request and sales users arrange. */
export const viewingCalls = {
  requestViewing: send({
    name: 'requestViewing',
    method: 'POST',
    path: '/viewings',
    callers: ['client', 'sales'],
    summary: 'Request a viewing for the client of this session; mails them and their sales user a calendar file',
    body: z.object({
      client_id: optional(integer),
      day,
      half: z.enum(dayHalves),
      message: text(maxLengths.viewingMessage).default(''),
      lang: optionalLanguage,
    }),
    answer: plainFlag,
  }),
  getViewingCalendar: get({
    name: 'getViewingCalendar',
    path: '/viewings/{id}/viewing.ics',
    callers: ['client'],
    type: 'text/calendar',
    summary: 'Get the calendar file of a viewing that the client of this session requested',
    params: z.object({ id }),
    query: z.object({ lang: optionalLanguage }),
    answer: z.string(),
  }),
  updateViewing: send({
    name: 'updateViewing',
    method: 'PUT',
    path: '/viewings/{id}',
    callers: ['sales'],
    summary: 'Mark a viewing of a client in reach as done, or as open again',
    params: z.object({ id }),
    body: z.object({ is_done: flag }),
    answer: viewingSchema,
  }),
} as const;
