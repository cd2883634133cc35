import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { auditEntries } from '#server/database/schema.ts';
import type { Origin } from '#server/http/request-origin.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

/** What is recorded. `list` and `read` record reads, everything else changes. */
export type AuditAction =
  | 'client.list'
  | 'client.read'
  | 'client.export'
  | 'client.create'
  | 'client.update'
  | 'client.note'
  | 'client.assign'
  | 'client.take'
  | 'client.erase'
  | 'client.merge'
  | 'client.invite'
  | 'client.login'
  | 'client.deny'
  | 'client.refused'
  | 'client.reset'
  | 'client.favourite'
  | 'client.mail'
  | 'client.viewing'
  | 'client.sessions'
  | 'client.consent'
  | 'user.login'
  | 'user.refused'
  | 'user.create'
  | 'user.update'
  | 'user.move'
  | 'user.delete'
  | 'user.tablet'
  | 'user.reset'
  | 'user.passwordLink'
  | 'user.link'
  | 'user.unlink'
  | 'user.addFactor'
  | 'user.removeFactor'
  | 'user.resetFactors'
  | 'user.newCodes'
  | 'user.usedCode'
  | 'user.wrongCodes'
  | 'user.sessions'
  | 'project.settings'
  | 'project.texts'
  | 'project.galleries'
  | 'project.places'
  | 'project.upload'
  | 'project.import'
  | 'project.discard'
  | 'property.status'
  | 'property.price'
  | 'property.list';

/**
 * The people and units concerned, and the names of changed fields, never their values; for logins, the methods and
 * where they came from.
 */
type AuditSubject = {
  clientIds?: number[];
  userIds?: number[];
  propertyIds?: number[];
  fields?: string[];
  origin?: Origin;
};

/** Who did it, by id. */
type AuditActor = { [key in keyof Pick<RequestActor, 'user' | 'client'>]: { id: number } | null };

/** Records who read or changed whose data. What clients do themselves is recorded too, without a sales user. */
export async function writeAudit(
  tx: Queryable,
  actor: AuditActor,
  action: AuditAction,
  subject: AuditSubject,
): Promise<void> {
  await tx.insert(auditEntries).values(auditEntry(actor, action, subject));
}

type AuditEntry = Required<Omit<typeof auditEntries.$inferInsert, 'id' | 'at'>>;

/** The row that `writeAudit` inserts. */
export function auditEntry(
  { user, client }: AuditActor,
  action: AuditAction,
  { clientIds = [], userIds = [], propertyIds = [], fields = [], origin }: AuditSubject,
): AuditEntry {
  return {
    user_id: user?.id ?? null,
    by_client_id: user === null ? (client?.id ?? null) : null,
    action,
    client_ids: clientIds,
    user_ids: userIds,
    property_ids: propertyIds,
    fields,
    device: origin?.device ?? null,
    network: origin?.network ?? null,
  };
}

/**
 * SQL that inserts an entry, given as JSON, once for each row of `source`, as part of a larger statement.
 */
export function insertAudit(entry: SQLWrapper, source: SQL): SQL {
  return sql`
    insert into audit_entries (user_id, by_client_id, action, client_ids, user_ids, property_ids, fields)
    select e.user_id, e.by_client_id, e.action, e.client_ids, e.user_ids, e.property_ids, e.fields
    from json_populate_record(null::audit_entries, ${entry}) e, ${source}`;
}
