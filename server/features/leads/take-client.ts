import { eq, sql } from 'drizzle-orm';
import { leadCalls } from '#contract/calls/leads.ts';
import { maySellTo, mayTakeClient } from '#domain/people/may-clients.ts';
import type { Actor } from '#domain/people/actor.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { clients } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import { findUser } from '#server/people/find-people.ts';
import { hasLeftPool, takenBy } from '#server/people/left-pool.ts';
import { lockAnyClient } from '#server/people/lock-client.ts';
import { lockUserTreeShared } from '#server/people/lock-users.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { requireAnyClient, subjectOf } from '#server/people/require-client.ts';

/**
 * Assigns a client in the pool to the caller. If several users do so at once, one gets the client, and the others are
 * refused with the name of that user (`error_client_taken`). Taking one's own client again changes nothing. Throws
 * `not_found` for clients out of reach who were never in the pool.
 */
export function takeClient({ db, onSessionChange }: Dependencies): CallHandler<typeof leadCalls.takeClient> {
  return async ({ params, actor, language }) => {
    const { client, isTaken } = await inTransaction(db, async (tx) => {
      await lockUserTreeShared(tx);
      await lockAnyClient(tx, params.id);
      const user = await requireSalesActor(tx, actor);
      const caller: Actor = { user, client: null };
      const waiting = await requireAnyClient(tx, params.id);
      if (!mayTakeClient(caller, subjectOf(waiting))) {
        if (!maySellTo(caller, subjectOf(waiting)) && !(await hasLeftPool(tx, waiting)))
          throw new ProblemError('not_found');
        return { client: waiting, isTaken: waiting.user?.id !== user.id };
      }
      if ((await findUser(tx, user.id)) === null) throw new ProblemError('not_logged_in');
      await tx
        .update(clients)
        .set({ user_id: user.id, left_pool_at: sql`now()` })
        .where(eq(clients.id, waiting.id));
      await writeAudit(tx, actor, 'client.take', { clientIds: [waiting.id], fields: ['user_id'] });
      return { client: await requireAnyClient(tx, waiting.id), isTaken: false };
    });
    if (isTaken) return { ...refuse('error_client_taken', language), message: takenBy(client)[language] };
    onSessionChange();
    return { response: true, client };
  };
}
