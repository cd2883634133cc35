import { eq } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import { mayMoveUser, wouldCreateCycle } from '#domain/people/may-users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requireFound } from '#server/http/require-found.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findUser } from '#server/people/find-people.ts';
import { lockUserTree } from '#server/people/lock-users.ts';
import { findBelow, toActor } from '#server/people/reach.ts';
import { requireUserInReach } from './get-user.ts';

/**
 * Moves user a below user b; 0 means below nobody. Throws `unprocessable` for a cycle; of two simultaneous moves the
 * second sees the first.
 */
export function moveUser({ db, onSessionChange }: Dependencies): CallHandler<typeof userCalls.moveUser> {
  return async ({ params: { a, b }, actor }) => {
    const moved = await inTransaction(db, async (tx) => {
      await lockUserTree(tx);
      const caller = await toActor(tx, actor);
      const user = await requireUserInReach(tx, caller, a);
      if (b !== 0) await requireUserInReach(tx, caller, b);
      if (!mayMoveUser(caller, user)) throw new ProblemError('not_allowed');
      if (b !== 0 && wouldCreateCycle(a, b, await findBelow(tx, a))) throw new ProblemError('unprocessable');
      await tx
        .update(users)
        .set({ parent_id: b === 0 ? null : b })
        .where(eq(users.id, a));
      await writeAudit(tx, actor, 'user.move', { userIds: [a, b].filter((id) => id !== 0) });
      return requireFound(await findUser(tx, a));
    });
    onSessionChange();
    return moved;
  };
}
