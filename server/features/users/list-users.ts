import { and, eq } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/people.ts';
import { Role, type RoleId } from '#domain/people/roles.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { listUsers } from '#server/people/find-people.ts';
import { inReachOf, requireSalesActor } from '#server/people/reach.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

/**
 * Registers the lists of users by role. Everybody may see the general managers; of other roles only users in reach.
 */
export function registerUserLists({ register }: Registry, { db }: Dependencies): void {
  register(userCalls.listUsersByRole, ({ params, actor }) => listRole(db, actor, params.role));
  register(userCalls.listBrokers, ({ actor }) => listRole(db, actor, Role.broker));
  register(userCalls.listGeneralManagers, () => listUsers(db, eq(users.role_id, Role.general_manager)));
}

async function listRole(tx: Queryable, actor: RequestActor, role: RoleId): Promise<User[]> {
  return listUsers(tx, and(eq(users.role_id, role), inReachOf(await requireSalesActor(tx, actor), users.id)));
}
