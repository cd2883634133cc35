import { z } from 'zod';
import { auditEntrySchema, auditNouns } from '#contract/entities/audit.ts';
import { day, id, optional, paging } from '#contract/form.ts';
import { get } from './call.ts';

/** The audit log: who viewed or changed what. */
export const auditCalls = {
  listAudit: get({
    name: 'listAudit',
    path: '/audit',
    callers: ['general'],
    summary: 'List the audit log, newest first; `X-Total-Count` counts up to 10,000',
    query: z.object({
      user_id: optional(id),
      client_id: optional(id),
      property_id: optional(id),
      noun: optional(z.enum(auditNouns)),
      from: optional(day),
      to: optional(day),
      ...paging(200, 50),
    }),
    answer: z.array(auditEntrySchema),
  }),
} as const;
