import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import {
  creatableRoles,
  mayDeleteUser,
  mayLogInOnTablet,
  mayMailPasswordLink,
  mayMoveUser,
  mayUnlinkUser,
  mayResetSecondFactors,
  mayUpdateUser,
} from '#domain/people/may-users.ts';
import type { Member } from '#contract/entities/people.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { clients, userIdentities, users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { listUsers } from '#server/people/find-people.ts';
import { listProtectedUsers } from '#server/second-factors/factors.ts';
import { noPassword } from '#server/people/password.ts';
import { inReachOf, requireSalesActor } from '#server/people/reach.ts';

/** The users in reach, each with what the caller may do with them. */
export function getTeam({ db, company }: Dependencies): CallHandler<typeof userCalls.getTeam> {
  return async ({ actor }) => {
    const caller = { user: await requireSalesActor(db, actor), client: null };
    const by_password = company?.options.isOnly !== true;
    const [people, counts, identities, protectedUsers, withoutPassword] = await Promise.all([
      listUsers(db, inReachOf(caller.user, users.id)),
      countClients(db),
      mayUnlinkUser(caller) ? listIdentities(db) : new Map<number, Identity[]>(),
      listProtectedUsers(db),
      listWithoutPassword(db),
    ]);
    return {
      people: people.map((user) => ({
        user,
        clients: counts.get(user.id) ?? 0,
        identities: identities.get(user.id) ?? [],
        has_second_factor: protectedUsers.has(user.id),
        has_password: !withoutPassword.has(user.id),
        can: {
          update: mayUpdateUser(caller, user),
          remove: mayDeleteUser(caller, user),
          move: mayMoveUser(caller, user),
          logIn: mayLogInOnTablet(caller, user),
          unlink: mayUnlinkUser(caller),
          resetSecondFactors: mayResetSecondFactors(caller, user),
          mailPasswordLink: by_password && mayMailPasswordLink(caller, user),
        },
      })),
      creatable: [...creatableRoles(caller)],
      by_password,
    };
  };
}

type Identity = Member['identities'][number];

/** The accounts of the company's provider by user id. */
async function listIdentities(tx: Queryable): Promise<Map<number, Identity[]>> {
  const rows = await tx.select().from(userIdentities).orderBy(asc(userIdentities.linked_at));
  const byUser = new Map<number, Identity[]>();
  for (const { user_id, issuer, linked_at } of rows)
    byUser.set(user_id, [...(byUser.get(user_id) ?? []), { issuer, linked_at: linked_at.toISOString() }]);
  return byUser;
}

/** The ids of users who have yet to choose their first password. */
async function listWithoutPassword(tx: Queryable): Promise<Set<number>> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.password_hash, noPassword));
  return new Set(rows.map(({ id }) => id));
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
