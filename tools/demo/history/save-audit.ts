import type { Transaction } from '#server/database/connection.ts';
import type { AuditAction } from '#server/audit/write-audit.ts';
import { auditEntries } from '#server/database/schema.ts';
import { minute } from './calendar.ts';
import { insertAll } from './insert-all.ts';
import type { Lead, SavedIds, Scene, Story } from './story.ts';

type Entry = Omit<typeof auditEntries.$inferInsert, 'action' | 'at'> & { action: AuditAction; at: Date };

/** Saves the audit entries of who read and changed which client. */
export async function saveAudit(
  tx: Transaction,
  { managerId }: Scene,
  { leads, visits }: Story,
  ids: SavedIds,
): Promise<void> {
  const entries: Entry[] = [];
  const note = (lead: Lead, at: number, action: AuditAction, user_id: number | null, fields: string[] = []) => {
    const client = ids.clients.get(lead)!;
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
    const halfWay = (lead.createdAt + lead.answeredAt) / 2;
    if (lead.seller.id !== managerId) note(lead, halfWay, 'client.assign', managerId, ['user_id']);
    note(lead, lead.answeredAt - minute / 2, 'client.read', lead.seller.id);
    if (lead.status !== 1) note(lead, lead.answeredAt + minute, 'client.update', lead.seller.id, ['lead_status_id']);
  }
  for (const { lead, seller, status, startedAt } of visits) {
    if (status === 1) note(lead, startedAt - 2 * minute, 'client.invite', seller.id);
    note(lead, startedAt, 'client.login', status === 1 ? seller.id : null);
  }
  await insertAll(
    tx,
    auditEntries,
    entries.sort((a, b) => a.at.getTime() - b.at.getTime()),
  );
}
