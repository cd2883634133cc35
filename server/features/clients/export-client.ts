import { asc, eq, sql } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { mayReadClient } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Queryable } from '#server/database/connection.ts';
import {
  approvals,
  auditEntries,
  clientNotes,
  knownDevices,
  mails,
  presentations,
  properties,
  propertyActions,
  propertyViews,
} from '#server/database/schema.ts';
import { mailsToClient } from '#server/mail/mails-of-client.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireClient } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';

/**
 * Everything stored about a client: personal data, activity, status changes, logins, and who accessed it. Never a
 * password, token or code.
 */
export function exportClient({ db }: Dependencies): CallHandler<typeof clientCalls.exportClient> {
  return async ({ params, actor, reply }) => {
    const client = await requireClient(db, await toActor(db, actor), params.id, mayReadClient);
    if (actor.user !== null) await writeAudit(db, actor, 'client.export', { clientIds: [client.id] });
    reply.header('content-disposition', `attachment; filename="client-${client.id}.json"`);
    return {
      client,
      ...(await collectHistory(db, client.id)),
      mails: await listMails(db, client.id),
      looks: await listAccesses(db, client.id),
    };
  };
}

async function collectHistory(tx: Queryable, id: number): Promise<Record<string, unknown>> {
  const unit = { id: properties.id, number: properties.number, code: properties.code };
  const view = {
    id: propertyViews.id,
    view_count: propertyViews.view_count,
    updated_at: propertyViews.updated_at,
    property: unit,
  };
  return {
    notes: await tx
      .select({ id: clientNotes.id, note: clientNotes.note, created_at: clientNotes.created_at })
      .from(clientNotes)
      .where(eq(clientNotes.client_id, id))
      .orderBy(asc(clientNotes.id)),
    presentations: await tx
      .select()
      .from(presentations)
      .where(eq(presentations.client_id, id))
      .orderBy(asc(presentations.id)),
    views: await tx
      .select(view)
      .from(propertyViews)
      .innerJoin(properties, eq(properties.id, propertyViews.property_id))
      .where(eq(propertyViews.client_id, id))
      .orderBy(asc(propertyViews.id)),
    actions: await tx
      .select({
        id: propertyActions.id,
        status: propertyActions.status,
        price: propertyActions.price,
        created_at: propertyActions.created_at,
        cancelled_at: propertyActions.cancelled_at,
        property: unit,
      })
      .from(propertyActions)
      .innerJoin(properties, eq(properties.id, propertyActions.property_id))
      .where(eq(propertyActions.client_id, id))
      .orderBy(asc(propertyActions.id)),
    logins: await tx
      .select({
        kind: approvals.kind,
        device: approvals.device,
        network: approvals.network,
        asked_at: approvals.created_at,
        accepted_at: approvals.accepted_at,
        denied_at: approvals.denied_at,
      })
      .from(approvals)
      .where(eq(approvals.client_id, id))
      .orderBy(asc(approvals.id)),
    devices: await tx
      .select({ first_seen_at: knownDevices.created_at, last_seen_at: knownDevices.seen_at })
      .from(knownDevices)
      .where(eq(knownDevices.client_id, id))
      .orderBy(asc(knownDevices.created_at)),
  };
}

/** Lists when mails were sent, not their content: that may include a code that is still valid. */
function listMails(tx: Queryable, id: number) {
  return tx
    .select({ id: mails.id, created_at: mails.created_at, sent_at: mails.sent_at })
    .from(mails)
    .where(mailsToClient(id))
    .orderBy(asc(mails.id));
}

function listAccesses(tx: Queryable, id: number) {
  return tx
    .select({
      at: auditEntries.at,
      user_id: auditEntries.user_id,
      action: auditEntries.action,
      fields: auditEntries.fields,
    })
    .from(auditEntries)
    .where(sql`${auditEntries.client_ids} @> array[${id}]::int[]`)
    .orderBy(asc(auditEntries.id));
}
