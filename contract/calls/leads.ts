import { z } from 'zod';
import { leadActivities, leadOrders } from '#domain/leads/lead-lists.ts';
import { clientNoteSchema, dealingsSchema, duplicateSchema, leadSchema } from '#contract/entities/leads.ts';
import { clientSchema } from '#contract/entities/people.ts';
import { emptyAs, id, integer, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { plainFlag } from './flag.ts';

const optionalInteger = emptyAs(integer, undefined).optional();

const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  emptyAs(z.enum(values), undefined).optional();

/** Leads: search, history, notes, and duplicates. */
export const leadCalls = {
  listLeads: get({
    name: 'listLeads',
    path: '/leads',
    who: ['sales'],
    summary:
      'Clients in reach for the list and the board: searched in name, address and phone whatever the marks of letters; `total` is of all pages. `activity`: active within 7, 30 or 90 days, or quiet for 30 or 90',
    query: z.object({
      search: text(120).optional(),
      lead_status_id: optionalInteger,
      lead_source_id: optionalInteger,
      user_id: optionalInteger,
      activity: optionalChoice(leadActivities),
      order: optionalChoice(leadOrders),
      descending: emptyAs(z.enum(['0', '1']), undefined).optional(),
      page: emptyAs(integer.pipe(z.int().min(1).max(100_000)), 1).default(1),
      per_page: emptyAs(integer.pipe(z.int().min(1).max(200)), 60).default(60),
    }),
    answer: z.object({ total: z.int(), leads: z.array(leadSchema) }),
  }),
  listDuplicates: get({
    name: 'listDuplicates',
    path: '/leads/duplicates',
    who: ['manager'],
    summary: 'Pairs of clients in reach who may be one person, at most a hundred; the elder first',
    answer: z.array(z.tuple([duplicateSchema, duplicateSchema])),
  }),
  getDealings: get({
    name: 'getDealings',
    path: '/clients/{id}/dealings',
    who: ['sales'],
    summary: 'Presentations and mails of a client in reach, and who may be the same person',
    params: z.object({ id }),
    answer: dealingsSchema,
  }),
  mergeClients: send({
    name: 'mergeClients',
    method: 'POST',
    path: '/clients/{id}/merge',
    who: ['manager'],
    summary:
      'Makes two clients in reach one: all of `other_id` goes to {id}. Its address is free again; a presentation that runs with it ends',
    params: z.object({ id }),
    body: z.object({ other_id: id }),
    answer: clientSchema,
  }),
  listNotes: get({
    name: 'listNotes',
    path: '/clientNotes/{id}',
    who: ['sales'],
    summary: 'Notes on a client in reach, the latest first; {id} is the client',
    params: z.object({ id }),
    answer: z.array(clientNoteSchema),
  }),
  createNote: send({
    name: 'createNote',
    method: 'POST',
    path: '/clientNotes',
    who: ['sales'],
    summary: 'Writes a note on a client in reach',
    body: z.object({ note: text(4000).pipe(z.string().min(1)), client_id: id }),
    answer: clientNoteSchema,
  }),
  deleteNote: send({
    name: 'deleteNote',
    method: 'DELETE',
    path: '/clientNotes/{id}',
    who: ['sales'],
    summary: 'Deletes a note: the writer their own, a manager any in reach',
    params: z.object({ id }),
    answer: plainFlag,
  }),
} as const;
