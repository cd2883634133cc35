import { z } from 'zod';
import { consentsSchema } from '#contract/entities/consents.ts';
import { emptyAs, flag, id, optionalLanguage } from '#contract/form.ts';
import { recordedSources } from '#domain/people/consents.ts';
import { get, send } from './call.ts';

/** What clients were shown and agreed to. */
export const consentCalls = {
  listConsents: get({
    name: 'listConsents',
    path: '/clients/{id}/consents',
    callers: ['client', 'sales'],
    summary: 'List what a client was shown, accepted, allowed and withdrew, latest first',
    params: z.object({ id }),
    answer: consentsSchema,
  }),
  setMarketing: send({
    name: 'setMarketing',
    method: 'PUT',
    path: '/clients/{id}/marketing',
    callers: ['client', 'sales'],
    summary:
      'Record that a client allows mails for marketing, or no longer does; sales users state how they were informed as `source`',
    params: z.object({ id }),
    body: z.object({
      is_given: flag,
      source: emptyAs(z.enum(recordedSources), 'inPerson' as const).default('inPerson'),
      lang: optionalLanguage,
    }),
    answer: consentsSchema,
  }),
} as const;
