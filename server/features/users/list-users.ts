import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/people.ts';
import type { RoleId } from '#domain/people/roles.ts';
import type { Registry } from '../../calls/registry.ts';
import type { Queryable } from '../../database/connection.ts';
import { clients, users } from '../../database/schema.ts';
import type { Parts } from '../../parts.ts';
import { listUsers } from '../../people/find-people.ts';
import { inReachOf, needSalesActor } from '../../people/reach.ts';
import type { Actor } from '../../sessions/actor.ts';

/** Registers the lists of users by role. Everybody may see who the general managers are; of all others those in reach. */
export function registerUserLists({ register }: Registry, { db }: Parts): void {
  register(userCalls.listUsersByRole, ({ params, actor }) => listRole(db, actor, params.role));
  register(userCalls.listBrokers, ({ actor }) => listRole(db, actor, 4));
  register(userCalls.listGeneralManagers, () => listUsers(db, eq(users.role_id, 3)));
  register(userCalls.countClientsOfUsers, ({ actor }) => countClients(db, actor));
}

async function listRole(tx: Queryable, actor: Actor, role: RoleId): Promise<User[]> {
  return listUsers(tx, and(eq(users.role_id, role), inReachOf(await needSalesActor(tx, actor), users.id)));
}

async function countClients(tx: Queryable, actor: Actor): Promise<{ user_id: number; count: number }[]> {
  const theirs = and(isNotNull(clients.user_id), isNull(clients.erased_at), inReachOf(await needSalesActor(tx, actor), clients.user_id));
  const rows = await tx.select({ user_id: clients.user_id, count: count() }).from(clients).where(theirs).groupBy(clients.user_id);
  return rows.flatMap(({ user_id, count }) => (user_id === null ? [] : [{ user_id, count }]));
}
