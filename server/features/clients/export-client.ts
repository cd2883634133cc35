import { asc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { describeDevice } from '#domain/people/describe-device.ts';
import { mayReadClient } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Queryable } from '#server/database/connection.ts';
import {
  approvals,
  auditEntries,
  clientNotes,
  clients,
  knownDevices,
  mails,
  presentations,
  properties,
  propertyActions,
  propertyClaims,
  propertyViews,
  sessions,
  viewings,
} from '#server/database/schema.ts';
import { mailsToClient } from '#server/mail/mails-of-client.ts';
import { withoutSecrets } from '#server/mail/without-secrets.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { attachedAs } from '#server/http/shown-name.ts';
import { listConsents } from '#server/people/consents.ts';
import { requireClient } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';
import { lastUsedAt } from '#server/sessions/sessions.ts';

/**
 * Everything stored about a client: personal data, activity, reservations and sales, sessions and logins, mails, and
 * who accessed it. Never a password, token or code.
 */
export function exportClient({ db }: Dependencies): CallHandler<typeof clientCalls.exportClient> {
  return async ({ params, actor, language, reply }) => {
    const client = await requireClient(db, await toActor(db, actor), params.id, mayReadClient);
    if (actor.user !== null) await writeAudit(db, actor, 'client.export', { clientIds: [client.id] });
    reply.header('content-disposition', attachedAs('client', language, client.id, 'json'));
    return {
      client,
      ...(await collectHistory(db, client.id)),
      ...(await collectDealings(db, client.id)),
      ...(await collectLogins(db, client.id)),
      ...(await collectConsents(db, client.id)),
      mails: await listMails(db, client.id),
      accesses: await listAccesses(db, client.id),
    };
  };
}

const unit = { id: properties.id, number: properties.number, code: properties.code };

async function collectHistory(tx: Queryable, id: number): Promise<Record<string, unknown>> {
  const view = {
    id: propertyViews.id,
    view_count: propertyViews.view_count,
    updated_at: propertyViews.updated_at,
    property: unit,
  };
  return {
    merged: await tx
      .select({ id: clients.id, former_email: clients.former_email, merged_at: clients.erased_at })
      .from(clients)
      .where(eq(clients.merged_into_id, id))
      .orderBy(asc(clients.id)),
    notes: await tx
      .select({ id: clientNotes.id, note: clientNotes.note, created_at: clientNotes.created_at })
      .from(clientNotes)
      .where(eq(clientNotes.client_id, id))
      .orderBy(asc(clientNotes.id)),
    viewings: await tx
      .select({
        id: viewings.id,
        day: viewings.day,
        half: viewings.half,
        message: viewings.message,
        requested_at: viewings.created_at,
        done_at: viewings.done_at,
      })
      .from(viewings)
      .where(eq(viewings.client_id, id))
      .orderBy(asc(viewings.id)),
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
  };
}

/** What was reserved and sold: who held which unit from when to when, and every change of status. */
async function collectDealings(tx: Queryable, id: number): Promise<Record<string, unknown>> {
  return {
    claims: await tx
      .select({
        id: propertyClaims.id,
        status: propertyClaims.status,
        opened_at: propertyClaims.opened_at,
        closed_at: propertyClaims.closed_at,
        user_id: propertyClaims.user_id,
        presentation_id: propertyClaims.presentation_id,
        property: unit,
      })
      .from(propertyClaims)
      .innerJoin(properties, eq(properties.id, propertyClaims.property_id))
      .where(eq(propertyClaims.client_id, id))
      .orderBy(asc(propertyClaims.id)),
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
  };
}

async function collectLogins(tx: Queryable, id: number): Promise<Record<string, unknown>> {
  const open = await tx
    .select({ user_agent: sessions.user_agent, user_id: sessions.user_id, begun_at: sessions.created_at, lastUsedAt })
    .from(sessions)
    .where(eq(sessions.client_id, id))
    .orderBy(asc(sessions.created_at));
  return {
    sessions: open.map(({ user_agent, user_id, begun_at, lastUsedAt: last_used_at }) => ({
      // In a presentation the browser is the sales user's.
      device: describeDevice(user_agent),
      led_by_user_id: user_id,
      begun_at,
      last_used_at,
    })),
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

/** What the client was shown and agreed to, and whether they allow mails for marketing now. */
async function collectConsents(tx: Queryable, id: number): Promise<Record<string, unknown>> {
  const { marketing, history } = await listConsents(tx, id);
  return { marketing, consents: history.toReversed() };
}

/** Mails with their text as sent, but without links and codes that may still be valid. */
async function listMails(tx: Queryable, id: number) {
  const rows = await tx.select().from(mails).where(mailsToClient(id)).orderBy(asc(mails.id));
  return rows.map((mail) => ({
    id: mail.id,
    to: mail.to,
    kind: mail.kind,
    ...withoutSecrets(mail),
    created_at: mail.created_at,
    sent_at: mail.sent_at,
  }));
}

/** Who read or changed the client's data. Origins are only listed for what the client did alone, such as logging in. */
function listAccesses(tx: Queryable, id: number) {
  const ofClient = (column: SQLWrapper) =>
    sql<string | null>`case when ${auditEntries.user_id} is null then ${column} end`;
  return tx
    .select({
      at: auditEntries.at,
      user_id: auditEntries.user_id,
      action: auditEntries.action,
      fields: auditEntries.fields,
      device: ofClient(auditEntries.device),
      network: ofClient(auditEntries.network),
    })
    .from(auditEntries)
    .where(sql`${auditEntries.client_ids} @> array[${id}]::int[]`)
    .orderBy(asc(auditEntries.id));
}
