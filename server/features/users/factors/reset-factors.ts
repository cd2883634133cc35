import { userCalls } from '#contract/calls/users.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { mayResetSecondFactors } from '#domain/people/may-users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockOwner, removeSecondFactors } from '#server/second-factors/factors.ts';
import { recordFactorEvent } from '#server/second-factors/record-factor-event.ts';
import { endSessionsOfUser } from '#server/sessions/end-sessions.ts';
import { lockUserFor } from '../get-user.ts';

/** Removes every factor of a user who lost them, and ends their sessions, since somebody may have found the device. */
export function resetSecondFactors({
  db,
  linkBase,
  onMail,
  onSessionChange,
}: Dependencies): CallHandler<typeof userCalls.resetSecondFactors> {
  return async (context) => {
    const { params, actor } = context;
    await inTransaction(db, async (tx) => {
      const user = await lockUserFor(tx, actor, params.id, mayResetSecondFactors);
      const owner = await lockOwner(tx, user.id);
      if (owner === null) throw new ProblemError('not_found');
      await removeSecondFactors(tx, owner.id);
      await endSessionsOfUser(tx, owner.id);
      await recordFactorEvent(tx, linkBase(), context, {
        owner,
        mail: 'secondFactorsReset',
        action: 'user.resetFactors',
        values: { by: inertName(actor.user?.name ?? '') },
      });
    });
    onSessionChange();
    onMail();
    return { response: true };
  };
}
