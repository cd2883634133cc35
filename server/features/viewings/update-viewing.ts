import { eq, sql } from 'drizzle-orm';
import { viewingCalls } from '#contract/calls/viewings.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { firstRow } from '#server/database/first-row.ts';
import { viewings } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireFound } from '#server/http/require-found.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockAnyClient } from '#server/people/lock-client.ts';
import { presentViewing } from '#server/people/present-viewing.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { requireClient } from '#server/people/require-client.ts';

/** Marks a viewing of a client in reach as done, or as open again. Marking it as done again keeps the first time. */
export function updateViewing({ db }: Dependencies): CallHandler<typeof viewingCalls.updateViewing> {
  return ({ params, body, actor }) =>
    inTransaction(db, async (tx) => {
      const isThis = eq(viewings.id, params.id);
      const named = requireFound((await tx.select().from(viewings).where(isThis))[0]);
      await lockAnyClient(tx, named.client_id);
      // The viewing may have been erased, or moved to another client, before the lock.
      const viewing = requireFound((await tx.select().from(viewings).where(isThis))[0]);
      const caller = await requireSalesActor(tx, actor);
      const client = await requireClient(tx, { user: caller, client: null }, viewing.client_id, maySellTo);
      if ((viewing.done_at !== null) === body.is_done) return presentViewing(viewing);
      const done = body.is_done ? { done_at: sql`now()`, done_by: caller.id } : { done_at: null, done_by: null };
      const rows = await tx.update(viewings).set(done).where(isThis).returning();
      await writeAudit(tx, actor, 'client.viewing', { clientIds: [client.id], fields: ['done_at'] });
      return presentViewing(firstRow(rows));
    });
}
