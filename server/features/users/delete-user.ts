import { asc, eq, or } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/people.ts';
import type { Actor } from '#domain/people/actor.ts';
import { mayDeleteUser } from '#domain/people/may-users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Transaction } from '#server/database/connection.ts';
import { clients, knownDevices, userIdentities, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { removeSecondFactors } from '#server/second-factors/factors.ts';
import { findDefaultSeller } from '#server/people/find-bot.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockUserTree } from '#server/people/lock-users.ts';
import { toActor } from '#server/people/reach.ts';
import { endSessionsOfUser } from '#server/sessions/end-sessions.ts';
import { requireUserInReach } from './get-user.ts';

/**
 * Deletes a sales user: the account is deactivated and its history stays. The users below move to the parent; clients
 * move to the user whom the caller names, otherwise to the parent, otherwise to the bot or into the pool.
 */
export function deleteUser({ db, onSessionChange }: Dependencies): CallHandler<typeof userCalls.deleteUser> {
  return async ({ params, body, actor }) => {
    await inTransaction(db, async (tx) => {
      await lockUserTree(tx);
      const caller = await toActor(tx, actor);
      const user = await requireUserInReach(tx, caller, params.id);
      if (!mayDeleteUser(caller, user)) throw new ProblemError('not_allowed');
      const successorId = await findSuccessor(tx, caller, user, body.hand_over_to);
      await removeUser(tx, user, successorId);
      await writeAudit(tx, actor, 'user.delete', { userIds: [user.id] });
    });
    onSessionChange();
    return { response: true };
  };
}

/**
 * The user who gets the clients; null for the pool. A user whom the caller names must be in reach. Throws
 * `unprocessable` if it is the deleted user.
 */
async function findSuccessor(
  tx: Transaction,
  caller: Actor,
  user: User,
  id: number | undefined,
): Promise<number | null> {
  if (id === undefined) {
    return user.parent_id ?? findDefaultSeller(tx, await requireProject(tx), user.id);
  }
  if (id === user.id) throw new ProblemError('unprocessable');
  return (await requireUserInReach(tx, caller, id)).id;
}

/**
 * Deactivates the user and moves what belongs to them. The lock of the tree keeps others from being added below them; a
 * login as this user waits for the row lock and then fails.
 */
async function removeUser(tx: Transaction, { id, parent_id }: User, successorId: number | null): Promise<void> {
  await tx
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.user_id, id))
    .orderBy(asc(clients.id))
    .for('no key update');
  const concerned = or(eq(users.id, id), eq(users.parent_id, id));
  await tx.select({ id: users.id }).from(users).where(concerned).orderBy(asc(users.id)).for('no key update');
  await tx.update(clients).set({ user_id: successorId }).where(eq(clients.user_id, id));
  await tx.update(users).set({ parent_id }).where(eq(users.parent_id, id));
  await tx
    .update(users)
    .set({ is_active: false, email: `deleted-${id}`, phone: '0', password_hash: '' })
    .where(eq(users.id, id));
  await tx.delete(knownDevices).where(eq(knownDevices.user_id, id));
  await tx.delete(userIdentities).where(eq(userIdentities.user_id, id));
  await removeSecondFactors(tx, id);
  await endSessionsOfUser(tx, id);
}
