import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { leadCalls } from '#contract/calls/leads.ts';
import { maxViews } from '#contract/calls/property-views.ts';
import { fullName } from '#domain/people/full-name.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { givenPhone } from '#domain/people/given-phone.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import {
  approvals,
  clientNotes,
  clients,
  favourites,
  knownDevices,
  mails,
  presentations,
  propertyActions,
  propertyClaims,
  propertyViews,
  resetTokens,
  verificationCodes,
  viewings,
} from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requireFound } from '#server/http/require-found.ts';
import { mailsOfClient } from '#server/mail/mails-of-client.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mergeConsents } from '#server/people/consents.ts';
import { erasedClient } from '#server/people/erased-client.ts';
import { findAnyClient } from '#server/people/find-people.ts';
import { lockClientsWithMerged } from '#server/people/lock-client.ts';
import { lockUserTreeShared } from '#server/people/lock-users.ts';
import { requireClient } from '#server/people/require-client.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { endSessionsOfClient } from '#server/sessions/end-sessions.ts';

type Row = typeof clients.$inferSelect;

/**
 * Merges another client in reach into a client in reach, in one transaction. Favourites, views, notes, viewings,
 * presentations, actions, claims, logins, consents and mails move over; missing details are filled in; name, address
 * and phone of the other client are kept as a note. Throws `unprocessable` if both are the same.
 */
export function mergeClients({ db, onSessionChange }: Dependencies): CallHandler<typeof leadCalls.mergeClients> {
  return async ({ params, body, actor }) => {
    if (params.id === body.other_id) throw new ProblemError('unprocessable');
    const merged = await inTransaction(db, async (tx) => {
      await lockUserTreeShared(tx);
      const rows = await lockClientsWithMerged(tx, [params.id, body.other_id]);
      const caller = await requireSalesActor(tx, actor);
      for (const id of [params.id, body.other_id])
        await requireClient(tx, { user: caller, client: null }, id, maySellTo);
      const kept = requireFound(rows.find((row) => row.id === params.id));
      const other = requireFound(rows.find((row) => row.id === body.other_id));
      await voidLinksAndCodes(tx, other.id);
      await endSessionsOfClient(tx, other.id);
      await moveRecords(tx, kept.id, other.id);
      await eraseMerged(tx, kept.id, other);
      await fillInDetails(tx, kept, other, caller.id);
      await writeAudit(tx, actor, 'client.merge', { clientIds: [kept.id, other.id], fields: ['merged_into_id'] });
      return requireFound(await findAnyClient(tx, kept.id));
    });
    onSessionChange();
    return merged;
  };
}

/** Voids open links and codes, because their address no longer belongs to anybody. */
async function voidLinksAndCodes(tx: Transaction, other: number): Promise<void> {
  for (const table of [verificationCodes, resetTokens, knownDevices])
    await tx.delete(table).where(eq(table.client_id, other));
  const isWaiting = and(eq(approvals.client_id, other), isNull(approvals.collected_at), isNull(approvals.voided_at));
  await tx
    .update(approvals)
    .set({ voided_at: sql`now()` })
    .where(isWaiting);
}

/** Moves rows, which keep their ids. If both clients have a view or favourite of a unit, the two are combined. */
async function moveRecords(tx: Transaction, kept: number, other: number): Promise<void> {
  await tx.execute(sql`
    update property_views k
    set
      view_count = least(k.view_count + o.view_count, ${maxViews}),
      updated_at = greatest(k.updated_at, o.updated_at)
    from property_views o
    where k.client_id = ${kept}
      and o.client_id = ${other}
      and o.user_id = k.user_id
      and o.property_id = k.property_id`);
  await tx.execute(sql`
    delete from property_views o
    using property_views k
    where k.client_id = ${kept}
      and o.client_id = ${other}
      and o.user_id = k.user_id
      and o.property_id = k.property_id`);
  await tx.execute(sql`
    update favourites k
    set created_at = least(k.created_at, o.created_at)
    from favourites o
    where k.client_id = ${kept} and o.client_id = ${other} and o.property_id = k.property_id`);
  await tx.execute(sql`
    delete from favourites o
    using favourites k
    where k.client_id = ${kept} and o.client_id = ${other} and o.property_id = k.property_id`);
  await tx.update(approvals).set({ client_id: kept }).where(eq(approvals.client_id, other));
  await tx
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.client_id, other))
    .orderBy(asc(presentations.id))
    .for('no key update');
  const tables = [propertyViews, favourites, clientNotes, presentations, propertyClaims, propertyActions, viewings];
  for (const table of tables) await tx.update(table).set({ client_id: kept }).where(eq(table.client_id, other));
  await mergeConsents(tx, kept, other);
  await tx.update(mails).set({ about_client_id: kept }).where(mailsOfClient(other));
  await tx.update(clients).set({ merged_into_id: kept }).where(eq(clients.merged_into_id, other));
}

/** Empties the other client, except who it was merged into and its former address. */
async function eraseMerged(tx: Transaction, kept: number, { id, email }: Row): Promise<void> {
  await tx
    .update(clients)
    .set({ ...erasedClient(`merged-${id}`), merged_into_id: kept, former_email: email })
    .where(eq(clients.id, id));
}

/** Fills in what the kept client lacks from the other, and adds a note with the other's name and contacts. */
async function fillInDetails(tx: Transaction, kept: Row, other: Row, userId: number): Promise<void> {
  // Inserted before `last_active_at` is set, because a trigger on notes changes that.
  await tx.insert(clientNotes).values({
    client_id: kept.id,
    user_id: userId,
    note: `⇐ ${fullName(other)} · ${other.email}${givenPhone(other.phone) === null ? '' : ` · ${other.phone}`}`,
  });
  const later = kept.last_active_at > other.last_active_at ? kept.last_active_at : other.last_active_at;
  await tx
    .update(clients)
    .set({
      phone: givenPhone(kept.phone) ?? other.phone,
      user_id: kept.user_id ?? other.user_id,
      left_pool_at: kept.user_id === null && other.user_id !== null ? sql`now()` : kept.left_pool_at,
      note: [kept.note, other.note].filter((note) => note !== '').join('\n\n'),
      created_at: kept.created_at < other.created_at ? kept.created_at : other.created_at,
      last_active_at: later,
    })
    .where(eq(clients.id, kept.id));
}
