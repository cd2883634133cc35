import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { AuditAction } from '#server/audit/write-audit.ts';
import { auditEntries } from '#server/database/schema.ts';
import { minute } from './calendar.ts';
import { insertAll } from './insert-all.ts';
import type { Lead, SavedIds, HistoryInput, SalesHistory } from './sales-history.ts';

type Entry = Omit<typeof auditEntries.$inferInsert, 'action' | 'at'> & { action: AuditAction; at: Date };

/** `at` in milliseconds since the epoch; `by` is the id of the user, null if the client did it. */
type Occasion = { at: number; by: number | null; fields?: string[] };

/** Saves audit entries for reading and changing clients. */
export async function saveAudit(
  tx: Transaction,
  { managerId }: HistoryInput,
  { leads, presentations }: SalesHistory,
  ids: SavedIds,
): Promise<void> {
  const entries: Entry[] = [];
  const add = (action: AuditAction, lead: Lead, { at, by, fields = [] }: Occasion) => {
    const client = getOrThrow(ids.clients, lead);
    entries.push({
      at: new Date(at),
      action,
      user_id: by,
      by_client_id: by === null ? client : null,
      client_ids: [client],
      user_ids: [],
      fields,
    });
  };
  for (const lead of leads) {
    if (lead.answeredAt === null || lead.seller === null) continue;
    const assignedAt = (lead.createdAt + lead.answeredAt) / 2;
    if (lead.seller.id !== managerId)
      add('client.assign', lead, { at: assignedAt, by: managerId, fields: ['user_id'] });
    add('client.read', lead, { at: lead.answeredAt - minute / 2, by: lead.seller.id });
    if (lead.status !== LeadStatus.new)
      add('client.update', lead, { at: lead.answeredAt + minute, by: lead.seller.id, fields: ['lead_status_id'] });
  }
  for (const { lead, seller, status, startedAt } of presentations) {
    if (status === ledPresentation) add('client.invite', lead, { at: startedAt - 2 * minute, by: seller.id });
    add('client.login', lead, { at: startedAt, by: status === ledPresentation ? seller.id : null });
  }
  await insertAll(
    tx,
    auditEntries,
    entries.sort((a, b) => a.at.getTime() - b.at.getTime()),
  );
}
