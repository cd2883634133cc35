import { eq } from 'drizzle-orm';
import type { companyLoginCalls } from '#contract/calls/company-login.ts';
import { mayUnlinkUser } from '#domain/people/may-users.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { userIdentities, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { toActor } from '#server/people/reach.ts';
import { endSessionsOfUser } from '#server/sessions/end-sessions.ts';
import { requireUserInReach } from './get-user.ts';

/**
 * Unlinks a user from every account of the company's provider, and ends their sessions except the caller's own. Their
 * next company login links the account that then has their verified address.
 */
export function unlinkUser({ db, onSessionChange }: Dependencies): CallHandler<typeof companyLoginCalls.unlinkUser> {
  return async ({ params, actor }) => {
    const caller = await toActor(db, actor);
    const user = await requireUserInReach(db, caller, params.id);
    if (!mayUnlinkUser(caller)) throw new ProblemError('not_allowed');
    await inTransaction(db, async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
      await tx.delete(userIdentities).where(eq(userIdentities.user_id, user.id));
      await endSessionsOfUser(tx, user.id, actor.user?.id === user.id ? actor.sessionHash : null);
      await writeAudit(tx, actor, 'user.unlink', { userIds: [user.id] });
    });
    onSessionChange();
    return { response: true };
  };
}
