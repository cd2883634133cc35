import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { mayReadUser } from '#domain/people/may-users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Queryable } from '#server/database/connection.ts';
import { clients, propertyViews, users } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { isWithin } from '#server/figures/date-range.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import { runShared } from '#server/figures/share-runs.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findUser, presentClients } from '#server/people/find-people.ts';
import { toActor } from '#server/people/reach.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

const maxClients = 10;

/** Clients assigned to a user in reach, newest first. */
export function listClientsOfUser({ db }: Dependencies): CallHandler<typeof clientCalls.listClientsOfUser> {
  return async ({ params, actor }) => {
    await requireUser(db, actor, params.id);
    const rows = await db
      .select()
      .from(clients)
      .leftJoin(users, eq(users.id, clients.user_id))
      .where(isOf(params.id))
      .orderBy(desc(clients.id));
    await writeAudit(db, actor, 'client.list', { clientIds: rows.map((row) => row.clients.id) });
    return presentClients(db, rows);
  };
}

/**
 * The ten clients with the most views of units, of a user in reach or, with `below`, also of the users below them. With
 * `below`, clients without a view are left out.
 */
export function listPopularClients({ db }: Dependencies): CallHandler<typeof clientCalls.listPopularClients> {
  return async ({ params, query, actor }) => {
    await requireUser(db, actor, params.id);
    const isAssigned = query.below
      ? await figuresScope(db, actor, params.id, clients.user_id)
      : eq(clients.user_id, params.id);
    const isInRange = query.from === undefined ? sql`true` : isWithin(sql`${propertyViews.updated_at}`, query);
    const viewCounts = db
      .select({
        client_id: propertyViews.client_id,
        count: sql<number>`sum(${propertyViews.view_count})::float8`.as('count'),
      })
      .from(propertyViews)
      .where(isInRange)
      .groupBy(propertyViews.client_id)
      .as('viewCounts');
    const views = sql<number>`coalesce(${viewCounts.count}, 0)::float8`;
    // Sorts ids only: otherwise PostgreSQL would sort the whole rows of all clients.
    const top = db
      .select({ id: clients.id, views: views.as('views') })
      .from(clients)
      .leftJoin(viewCounts, eq(viewCounts.client_id, clients.id))
      .where(and(isAssigned, isNull(clients.erased_at), query.below ? sql`${viewCounts.count} > 0` : undefined))
      .orderBy(desc(views), desc(clients.id))
      .limit(maxClients)
      .as('top');
    const statement = db
      .select({ clients, users, views: top.views })
      .from(top)
      .innerJoin(clients, eq(clients.id, top.id))
      .leftJoin(users, eq(users.id, clients.user_id))
      .orderBy(desc(top.views), desc(clients.id));
    const rows = await runShared(db, JSON.stringify(statement.toSQL()), () => statement.execute());
    await writeAudit(db, actor, 'client.list', { clientIds: rows.map((row) => row.clients.id) });
    return (
      await presentClients(
        db,
        rows.map(({ clients, users }) => ({ clients, users })),
      )
    ).map((client, index) => ({ ...client, view_count: rows[index]?.views ?? 0 }));
  };
}

function isOf(userId: number) {
  return and(eq(clients.user_id, userId), isNull(clients.erased_at));
}

async function requireUser(tx: Queryable, actor: RequestActor, id: number): Promise<void> {
  const user = await findUser(tx, id);
  if (user === null || !mayReadUser(await toActor(tx, actor), user)) throw new ProblemError('not_found');
}
