import type { Queryable } from '#server/database/connection.ts';
import { auditEntries } from '#server/database/schema.ts';
import type { Actor } from '#server/sessions/actor.ts';

/** What is written down. `list` and `read` are looks, all else changes. */
export type AuditAction =
  | 'client.list'
  | 'client.read'
  | 'client.export'
  | 'client.create'
  | 'client.update'
  | 'client.note'
  | 'client.assign'
  | 'client.erase'
  | 'client.merge'
  | 'client.invite'
  | 'client.login'
  | 'client.deny'
  | 'client.reset'
  | 'client.favourite'
  | 'client.mail'
  | 'user.login'
  | 'user.refused'
  | 'user.create'
  | 'user.update'
  | 'user.move'
  | 'user.delete'
  | 'user.tablet'
  | 'user.reset'
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

/** Whom and which units it concerns, and the names of changed fields, never their values. */
export type AuditSubject = { clientIds?: number[]; userIds?: number[]; propertyIds?: number[]; fields?: string[] };

/**
 * Writes down who looked at or changed whom. What a client does with himself is written down too, without a sales user.
 */
export async function writeAudit(
  tx: Queryable,
  actor: Pick<Actor, 'user' | 'client'>,
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
