import { and, arrayContains, eq } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import type { Client } from '#contract/entities/people.ts';
import { mayEraseClient } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import {
  approvals,
  auditEntries,
  clientConsents,
  clientNotes,
  clients,
  favourites,
  knownDevices,
  mails,
  resetTokens,
  verificationCodes,
  viewings,
} from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { mailsOfClient } from '#server/mail/mails-of-client.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { erasedClient } from '#server/people/erased-client.ts';
import { lockClientsWithMerged } from '#server/people/lock-client.ts';
import { findMentioningClients, readKnownPerson, redactMentions } from '#server/people/redact-mentions.ts';
import { requireAnyClient, requireClient } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import { endSessionsOfClient } from '#server/sessions/end-sessions.ts';

/**
 * Erases a client's personal data: name, addresses, notes, mails, viewings, devices, consents and favourites, and
 * mentions in free text. Presentations, views and sales stay, without a name.
 */
export function eraseClient({ db, onSessionChange }: Dependencies): CallHandler<typeof clientCalls.eraseClient> {
  return async ({ params, actor }) => {
    await eraseWithAudit(db, actor, params.id);
    onSessionChange();
    return { response: true };
  };
}

/**
 * Erases a client in one transaction, if the caller may. `check` runs under the client's lock; if it throws an error,
 * nothing changes. Throws `not_found` for a client who may not be erased. Returns true.
 */
export async function eraseWithAudit(
  db: Database,
  actor: RequestActor,
  id: number,
  check: (tx: Transaction) => Promise<void> = async () => {},
): Promise<true> {
  await inTransaction(db, async (tx) => {
    await requireClient(tx, await toActor(tx, actor), id, mayEraseClient);
    const mentioning = await findMentions(tx, id);
    await lockClientsWithMerged(tx, [id, ...mentioning]);
    const client = await requireClient(tx, await toActor(tx, actor), id, mayEraseClient);
    await check(tx);
    await erase(tx, client, mentioning);
    await writeAudit(tx, actor, 'client.erase', { clientIds: [client.id] });
  });
  return true;
}

async function findMentions(tx: Transaction, id: number): Promise<number[]> {
  const person = await readKnownPerson(tx, id);
  return person === null ? [] : findMentioningClients(tx, id, person);
}

async function erase(tx: Transaction, { id }: Client, mentioning: readonly number[]): Promise<void> {
  const person = await readKnownPerson(tx, id);
  const tables = [
    clientNotes,
    viewings,
    favourites,
    verificationCodes,
    resetTokens,
    knownDevices,
    approvals,
    clientConsents,
  ];
  for (const table of tables) await tx.delete(table).where(eq(table.client_id, id));
  const isAboutClient = arrayContains(auditEntries.client_ids, [id]);
  await tx
    .update(auditEntries)
    .set({ device: null, network: null })
    .where(and(isAboutClient, eq(auditEntries.by_client_id, id)));
  await endSessionsOfClient(tx, id);
  // Before the address is erased, which finds the mails. Notices to the sales team name the client and are deleted,
  // too.
  await tx.delete(mails).where(mailsOfClient(id));
  if (person !== null) await redactMentions(tx, id, person, mentioning);
  await tx
    .update(clients)
    .set(erasedClient(`erased-${id}`))
    .where(eq(clients.id, id));
  await tx.update(clients).set({ former_email: null }).where(eq(clients.merged_into_id, id));
}

/**
 * Erases a client whom a restored backup has brought back. The caller makes sure that nobody else writes meanwhile.
 * There is no audit entry, because it is no longer known who erased them.
 */
export async function eraseAgain(tx: Transaction, id: number): Promise<void> {
  const mentioning = await findMentions(tx, id);
  await lockClientsWithMerged(tx, [id, ...mentioning]);
  await erase(tx, await requireAnyClient(tx, id), mentioning);
}
