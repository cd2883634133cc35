import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { mayReadUser } from '#domain/people/may-users.ts';
import type { CallHandler } from '../../calls/registry.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Queryable } from '../../database/connection.ts';
import { clients, propertyViews, users } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Parts } from '../../parts.ts';
import { findUser, presentClients } from '../../people/find-people.ts';
import { toDomainActor } from '../../people/reach.ts';
import type { Actor } from '../../sessions/actor.ts';

const most = 10;

/** Clients assigned to a user in reach, newest first. */
export function listClientsOfUser({ db }: Parts): CallHandler<typeof clientCalls.listClientsOfUser> {
  return async ({ params, actor }) => {
    await needUser(db, actor, params.id);
    const rows = await db.select().from(clients).leftJoin(users, eq(users.id, clients.user_id)).where(isOf(params.id)).orderBy(desc(clients.id));
    await writeAudit(db, actor, 'client.list', { clientIds: rows.map((row) => row.clients.id) });
    return presentClients(db, rows);
  };
}

/** The ten clients of a user in reach with the most views of units. */
export function listPopularClients({ db }: Parts): CallHandler<typeof clientCalls.listPopularClients> {
  return async ({ params, actor }) => {
    await needUser(db, actor, params.id);
    const views = sql<number>`coalesce((select sum(${propertyViews.view_count}) from ${propertyViews} where ${propertyViews.client_id} = ${clients.id}), 0)::int`;
    const rows = await db.select({ clients, users, views }).from(clients).leftJoin(users, eq(users.id, clients.user_id)).where(isOf(params.id)).orderBy(desc(views), desc(clients.id)).limit(most);
    await writeAudit(db, actor, 'client.list', { clientIds: rows.map((row) => row.clients.id) });
    return (await presentClients(db, rows)).map((client, index) => ({ ...client, view_count: rows[index]!.views }));
  };
}

function isOf(userId: number) {
  return and(eq(clients.user_id, userId), isNull(clients.erased_at));
}

async function needUser(tx: Queryable, actor: Actor, id: number): Promise<void> {
  const user = await findUser(tx, id);
  if (user === null || !mayReadUser(await toDomainActor(tx, actor), user)) throw new ProblemError('not_found');
}
