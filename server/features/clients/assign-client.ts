import { eq, sql } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { mayAssignClient, maySeeClient } from '#domain/people/may-clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { clients } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findUser } from '#server/people/find-people.ts';
import { lockAnyClient } from '#server/people/lock-client.ts';
import { lockUserTreeShared } from '#server/people/lock-users.ts';
import { requireAnyClient, requireClient, subjectOf } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';

/** Assigns a client in reach, or one who waits in the pool, to a sales user in reach. */
export function assignClient({ db, onSessionChange }: Dependencies): CallHandler<typeof clientCalls.assignClient> {
  return async ({ params, body, actor }) => {
    const assigned = await inTransaction(db, async (tx) => {
      await lockUserTreeShared(tx);
      await lockAnyClient(tx, params.id);
      const caller = await toActor(tx, actor);
      const client = await requireClient(tx, caller, params.id, maySeeClient);
      const user = await findUser(tx, body.user_id);
      if (user === null || !mayAssignClient(caller, subjectOf(client), user.id)) throw new ProblemError('not_found');
      const leaving = client.user === null ? { left_pool_at: sql`now()` } : {};
      await tx
        .update(clients)
        .set({ user_id: user.id, ...leaving })
        .where(eq(clients.id, client.id));
      await writeAudit(tx, actor, 'client.assign', { clientIds: [client.id], userIds: [user.id], fields: ['user_id'] });
      return requireAnyClient(tx, client.id);
    });
    onSessionChange();
    return assigned;
  };
}
