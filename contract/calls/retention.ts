import { z } from 'zod';
import { idList, upTo } from '#contract/form.ts';
import { maxErasedAtOnce } from '#domain/people/retention.ts';
import { get, send } from './call.ts';

const dueClientSchema = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  last_active_at: z.iso.datetime(),
});
export type DueClient = z.infer<typeof dueClientSchema>;

/** Clients without a deal who have been inactive for longer than the setting `retentionMonths` allows. */
export const retentionCalls = {
  listDueClients: get({
    name: 'listDueClients',
    path: '/retention/clients',
    callers: ['admin'],
    summary:
      'List the clients who are due for erasure, those quiet for longest first; `total` counts all. None if `retentionMonths` is 0',
    query: z.object({ per_page: upTo(200, 50) }),
    answer: z.object({ months: z.int(), total: z.int(), clients: z.array(dueClientSchema) }),
  }),
  eraseDueClients: send({
    name: 'eraseDueClients',
    method: 'POST',
    path: '/retention/clients',
    callers: ['admin'],
    summary: 'Erase clients who are due. Each is erased on its own; those no longer due are kept (`not_due`)',
    body: z.object({ ids: idList(maxErasedAtOnce) }),
    answer: z.object({ results: z.array(z.object({ id: z.int(), outcome: z.enum(['erased', 'not_due']) })) }),
  }),
} as const;
