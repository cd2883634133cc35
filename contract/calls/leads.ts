import { z } from 'zod';
import { leadActivities, leadOrders } from '#domain/leads/lead-lists.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { clientNoteSchema, dealingsSchema, duplicateSchema, leadSchema } from '#contract/entities/leads.ts';
import { clientSchema } from '#contract/entities/people.ts';
import { id, integer, optional, paging, searchText, text } from '#contract/form.ts';
import { get, send } from './call.ts';
import { flagAnswer, plainFlag } from './flag.ts';

/** Leads: search, history, notes, and duplicates. */
export const leadCalls = {
  listLeads: get({
    name: 'listLeads',
    path: '/leads',
    callers: ['sales'],
    summary:
      'List the leads in reach, and those assigned to nobody, for the table and the board. The search covers name, address and phone and ignores diacritics; `total` counts all pages; `activity` selects leads active within 7, 30 or 90 days or inactive for 30 or 90',
    query: z.object({
      search: searchText(120).optional(),
      lead_status_id: optional(integer),
      lead_source_id: optional(integer),
      user_id: optional(integer),
      activity: optional(z.enum(leadActivities)),
      order: optional(z.enum(leadOrders)),
      descending: optional(z.enum(['0', '1'])),
      ...paging(200, 60),
    }),
    answer: z.object({ total: z.int(), leads: z.array(leadSchema) }),
  }),
  takeClient: send({
    name: 'takeClient',
    method: 'POST',
    path: '/clients/{id}/take',
    callers: ['sales'],
    summary:
      'Take a client who is assigned to nobody. Of several callers one gets the client, the others are refused with the name of that sales user',
    params: z.object({ id }),
    answer: flagAnswer({ client: clientSchema }),
  }),
  listDuplicates: get({
    name: 'listDuplicates',
    path: '/leads/duplicates',
    callers: ['manager'],
    summary: 'List up to a hundred pairs of possible duplicates among the clients in reach, the older client first',
    answer: z.array(z.tuple([duplicateSchema, duplicateSchema])),
  }),
  getDealings: get({
    name: 'getDealings',
    path: '/clients/{id}/dealings',
    callers: ['sales'],
    summary: 'Get the presentations, mails, viewings and possible duplicates of a client in reach',
    params: z.object({ id }),
    answer: dealingsSchema,
  }),
  mergeClients: send({
    name: 'mergeClients',
    method: 'POST',
    path: '/clients/{id}/merge',
    callers: ['manager'],
    summary:
      'Merge two clients in reach: everything of `other_id` moves to {id}. The address of `other_id` becomes available, and its running presentation ends',
    params: z.object({ id }),
    body: z.object({ other_id: id }),
    answer: clientSchema,
  }),
  listNotes: get({
    name: 'listNotes',
    path: '/clientNotes/{id}',
    callers: ['sales'],
    summary: 'List the notes on a client in reach, newest first; {id} is the client',
    params: z.object({ id }),
    answer: z.array(clientNoteSchema),
  }),
  createNote: send({
    name: 'createNote',
    method: 'POST',
    path: '/clientNotes',
    callers: ['sales'],
    summary: 'Add a note to a client in reach, once for each idempotency key',
    body: z.object({
      note: text(maxLengths.clientNote).pipe(z.string().min(1)),
      client_id: id,
      idempotency_key: text(200).optional(),
    }),
    answer: clientNoteSchema,
  }),
  deleteNote: send({
    name: 'deleteNote',
    method: 'DELETE',
    path: '/clientNotes/{id}',
    callers: ['sales'],
    summary: 'Delete a note; authors may delete their own, managers any in reach',
    params: z.object({ id }),
    answer: plainFlag,
  }),
} as const;
