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

/** Saves audit entries for reading and changing clients. */
export async function saveAudit(
  tx: Transaction,
  { managerId }: HistoryInput,
  { leads, presentations }: SalesHistory,
  ids: SavedIds,
): Promise<void> {
  const entries: Entry[] = [];
  const add = (lead: Lead, at: number, action: AuditAction, user_id: number | null, fields: string[] = []) => {
    const client = getOrThrow(ids.clients, lead);
    entries.push({
      at: new Date(at),
      action,
      user_id,
      by_client_id: user_id === null ? client : null,
      client_ids: [client],
      user_ids: [],
      fields,
    });
  };
  for (const lead of leads) {
    if (lead.answeredAt === null || lead.seller === null) continue;
    const assignedAt = (lead.createdAt + lead.answeredAt) / 2;
    if (lead.seller.id !== managerId) add(lead, assignedAt, 'client.assign', managerId, ['user_id']);
    add(lead, lead.answeredAt - minute / 2, 'client.read', lead.seller.id);
    if (lead.status !== LeadStatus.new)
      add(lead, lead.answeredAt + minute, 'client.update', lead.seller.id, ['lead_status_id']);
  }
  for (const { lead, seller, status, startedAt } of presentations) {
    if (status === ledPresentation) add(lead, startedAt - 2 * minute, 'client.invite', seller.id);
    add(lead, startedAt, 'client.login', status === ledPresentation ? seller.id : null);
  }
  await insertAll(
    tx,
    auditEntries,
    entries.sort((a, b) => a.at.getTime() - b.at.getTime()),
  );
}
