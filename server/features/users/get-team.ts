import { and, count, eq, isNull } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import {
  creatableRoles,
  mayDeleteUser,
  mayLogInOnTablet,
  mayMoveUser,
  mayResetSecondFactors,
  mayUpdateUser,
} from '#domain/people/may-users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { clients, users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { listUsers } from '#server/people/find-people.ts';
import { listProtectedUsers } from '#server/second-factors/factors.ts';
import { inReachOf, requireSalesActor } from '#server/people/reach.ts';

/** The users in reach, each with what the caller may do with them. */
export function getTeam({ db }: Dependencies): CallHandler<typeof userCalls.getTeam> {
  return async ({ actor }) => {
    const caller = { user: await requireSalesActor(db, actor), client: null };
    const [people, counts, secured] = await Promise.all([
      listUsers(db, inReachOf(caller.user, users.id)),
      countClients(db),
      listProtectedUsers(db),
    ]);
    return {
      people: people.map((user) => ({
        user,
        clients: counts.get(user.id) ?? 0,
        has_second_factor: secured.has(user.id),
        can: {
          update: mayUpdateUser(caller, user),
          remove: mayDeleteUser(caller, user),
          move: mayMoveUser(caller, user),
          logIn: mayLogInOnTablet(caller, user),
          resetSecondFactors: mayResetSecondFactors(caller, user),
        },
      })),
      creatable: [...creatableRoles(caller)],
    };
  };
}

/** The number of clients by user id. */
async function countClients(tx: Queryable): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: users.id, clients: count() })
    .from(clients)
    .innerJoin(users, and(eq(users.id, clients.user_id), isNull(clients.erased_at)))
    .groupBy(users.id);
  return new Map(rows.map((row) => [row.id, row.clients]));
}
