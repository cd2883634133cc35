import { z } from 'zod';
import { auditEntrySchema, auditNouns } from '#contract/entities/audit.ts';
import { day, id, optional, upTo } from '#contract/form.ts';
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
      page: upTo(100_000, 1),
      per_page: upTo(200, 50),
    }),
    answer: z.array(auditEntrySchema),
  }),
} as const;
