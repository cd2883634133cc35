import { desc, eq } from 'drizzle-orm';
import { leadCalls } from '#contract/calls/leads.ts';
import type { Dealings } from '#contract/entities/leads.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { mails, presentations, users } from '#server/database/schema.ts';
import { mailsToClient } from '#server/mail/mails-of-client.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { listViewings } from '#server/people/list-viewings.ts';
import { requireClient } from '#server/people/require-client.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { findDuplicatesOf } from './find-duplicates.ts';

const maxDealings = 200;

/**
 * Presentations, mails and viewings of a client in reach, and possible duplicates. Includes mails to earlier addresses
 * and to merged clients. The audit log records that all of these clients were read.
 */
export function getDealings({ db }: Dependencies): CallHandler<typeof leadCalls.getDealings> {
  return async ({ params, actor }) => {
    const caller = await requireSalesActor(db, actor);
    const client = await requireClient(db, { user: caller, client: null }, params.id, maySellTo);
    const [led, sent, requested, duplicates] = await Promise.all([
      listPresentations(db, client.id),
      listMails(db, client.id),
      listViewings(db, client.id, maxDealings),
      findDuplicatesOf(db, caller, client.id),
    ]);
    await writeAudit(db, actor, 'client.read', { clientIds: [client.id, ...duplicates.map((other) => other.id)] });
    return { presentations: led, mails: sent, viewings: requested, duplicates };
  };
}

async function listPresentations(tx: Queryable, clientId: number): Promise<Dealings['presentations']> {
  const rows = await tx
    .select({ shown: presentations, user_name: users.name })
    .from(presentations)
    .innerJoin(users, eq(users.id, presentations.user_id))
    .where(eq(presentations.client_id, clientId))
    .orderBy(desc(presentations.id))
    .limit(maxDealings);
  return rows.map(({ shown: { id, status, user_id, started_at, ended_at }, user_name }) => ({
    id,
    status,
    user_id,
    user_name,
    started_at: started_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
}

async function listMails(tx: Queryable, clientId: number): Promise<Dealings['mails']> {
  const rows = await tx
    .select({ id: mails.id, kind: mails.kind, created_at: mails.created_at, sent_at: mails.sent_at })
    .from(mails)
    .where(mailsToClient(clientId))
    .orderBy(desc(mails.id))
    .limit(maxDealings);
  return rows.map(({ id, kind, created_at, sent_at }) => ({
    id,
    kind,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
  }));
}
