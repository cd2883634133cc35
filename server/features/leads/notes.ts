import { desc, eq, type SQL } from 'drizzle-orm';
import { leadCalls } from '#contract/calls/leads.ts';
import type { ClientNote } from '#contract/entities/leads.ts';
import { isCaller } from '#domain/people/actor.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { answerOnce, idempotentInSession } from '#server/calls/answer-once.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { clientNotes, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { firstRow } from '#server/database/first-row.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockAnyClient } from '#server/people/lock-client.ts';
import { requireClient } from '#server/people/require-client.ts';
import { requireSalesActor, toActor } from '#server/people/reach.ts';

/** Notes on a client in reach, newest first. The audit log records it. */
export function listNotes({ db }: Dependencies): CallHandler<typeof leadCalls.listNotes> {
  return async ({ params, actor }) => {
    const client = await requireClient(db, await toActor(db, actor), params.id, maySellTo);
    const notes = await findNotes(db, eq(clientNotes.client_id, client.id));
    await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    return notes;
  };
}

/**
 * Writes a note on a client in reach, once for each idempotency key. Only its id is stored with the key, so that a
 * deleted note leaves no copy: repeating the request is answered with 404 then.
 */
export function createNote({ db }: Dependencies): CallHandler<typeof leadCalls.createNote> {
  return async ({ request, body: { client_id, note, idempotency_key }, actor }) => {
    const input = ['createNote', client_id, note];
    const repeatable = idempotentInSession(request, actor.sessionHash, idempotency_key, input);
    const write = async (tx: Transaction) => {
      const { id } = await answerOnce(
        tx,
        repeatable,
        async () => {
          await lockAnyClient(tx, client_id);
          const user = await requireSalesActor(tx, actor);
          return { user, client: await requireClient(tx, { user, client: null }, client_id, maySellTo) };
        },
        async ({ user, client }) => {
          const values = { client_id: client.id, user_id: user.id, note };
          const rows = await tx.insert(clientNotes).values(values).returning({ id: clientNotes.id });
          await writeAudit(tx, actor, 'client.note', { clientIds: [client.id], fields: ['notes'] });
          return firstRow(rows);
        },
      );
      const [written] = await findNotes(tx, eq(clientNotes.id, id));
      if (!written) throw new ProblemError('not_found');
      return written;
    };
    return inTransaction(db, write, { isIdempotent: repeatable !== null });
  };
}

/** Deletes a note on a client in reach. Managers may delete any note, others only their own. */
export function deleteNote({ db }: Dependencies): CallHandler<typeof leadCalls.deleteNote> {
  return async ({ params, actor }) => {
    await inTransaction(db, async (tx) => {
      const [note] = await findNotes(tx, eq(clientNotes.id, params.id));
      if (!note) throw new ProblemError('not_found');
      await lockAnyClient(tx, note.client_id);
      const caller = await toActor(tx, actor);
      const client = await requireClient(tx, caller, note.client_id, maySellTo);
      if (note.user_id !== caller.user?.id && !isCaller(caller, 'manager')) throw new ProblemError('not_allowed');
      await tx.delete(clientNotes).where(eq(clientNotes.id, note.id));
      await writeAudit(tx, actor, 'client.note', { clientIds: [client.id], fields: ['notes'] });
    });
    return { response: true };
  };
}

async function findNotes(tx: Queryable, condition: SQL): Promise<ClientNote[]> {
  const rows = await tx
    .select({ row: clientNotes, user_name: users.name })
    .from(clientNotes)
    .innerJoin(users, eq(users.id, clientNotes.user_id))
    .where(condition)
    .orderBy(desc(clientNotes.id));
  return rows.map(({ row: { id, note, client_id, user_id, created_at }, user_name }) => ({
    id,
    note,
    client_id,
    created_at: created_at.toISOString(),
    user_id,
    user_name,
  }));
}
