import type { Queryable } from '#server/database/connection.ts';
import { auditEntries } from '#server/database/schema.ts';
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

/** The people and units concerned, and the names of changed fields, never their values. */
export type AuditSubject = { clientIds?: number[]; userIds?: number[]; propertyIds?: number[]; fields?: string[] };

/** Records who read or changed whose data. What clients do themselves is recorded too, without a sales user. */
export async function writeAudit(
  tx: Queryable,
  actor: Pick<RequestActor, 'user' | 'client'>,
  action: AuditAction,
  { clientIds = [], userIds = [], propertyIds = [], fields = [] }: AuditSubject,
): Promise<void> {
  await tx.insert(auditEntries).values({
    user_id: actor.user?.id ?? null,
    by_client_id: actor.user === null ? (actor.client?.id ?? null) : null,
    action,
    client_ids: clientIds,
    user_ids: userIds,
    property_ids: propertyIds,
    fields,
  });
}
