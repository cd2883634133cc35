import { z } from 'zod';
import { auditEntrySchema, auditNouns } from '#contract/entities/audit.ts';
import { emptyAs, id, integer } from '#contract/form.ts';
import { get } from './call.ts';

const optionalId = emptyAs(id, undefined).optional();
const day = emptyAs(z.iso.date(), undefined).optional();

/** The audit log: who viewed or changed what. */
export const auditCalls = {
  listAudit: get({
    name: 'listAudit',
    path: '/audit',
    callers: ['general'],
    summary: 'List the audit log, newest first; `X-Total-Count` counts up to 10,000',
    query: z.object({
      user_id: optionalId,
      client_id: optionalId,
      property_id: optionalId,
      noun: emptyAs(z.enum(auditNouns), undefined).optional(),
      from: day,
      to: day,
      page: emptyAs(integer.pipe(z.int().min(1).max(100_000)), 1).default(1),
      per_page: emptyAs(integer.pipe(z.int().min(1).max(200)), 50).default(50),
    }),
    answer: z.array(auditEntrySchema),
  }),
} as const;
