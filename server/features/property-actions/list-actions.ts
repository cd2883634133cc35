import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { propertyActionCalls } from '#contract/calls/property-actions.ts';
import type { PropertyAction } from '#contract/entities/sales.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { clients, properties, propertyActions, users } from '#server/database/schema.ts';
import { isWithin } from '#server/figures/date-range.ts';
import { isStandingSale, saleMoments } from '#server/figures/sales.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireClient } from '#server/people/require-client.ts';
import { inReachOf, requireSalesActor, toActor } from '#server/people/reach.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

type ActionRow = Pick<PropertyAction, 'property' | 'client' | 'user'> & { action: typeof propertyActions.$inferSelect };

const columns = {
  action: propertyActions,
  property: { id: properties.id, number: properties.number, code: properties.code },
  client: { id: clients.id, first_name: clients.first_name, last_name: clients.last_name },
  user: { id: users.id, name: users.name },
};

/** The open actions that match a condition, newest first, as the API returns them. */
export async function findActions(
  tx: Queryable,
  condition: SQL | undefined,
  { limit }: { limit: number },
): Promise<PropertyAction[]> {
  const rows = await tx
    .select(columns)
    .from(propertyActions)
    .innerJoin(properties, eq(properties.id, propertyActions.property_id))
    .innerJoin(clients, eq(clients.id, propertyActions.client_id))
    .innerJoin(users, eq(users.id, propertyActions.user_id))
    .where(and(isNull(propertyActions.cancelled_at), condition))
    .orderBy(desc(propertyActions.id))
    .limit(limit);
  return rows.map(present);
}

function present({ action, property, client, user }: ActionRow): PropertyAction {
  const { id, user_id, client_id, presentation_id, property_id, status, project_id, price } = action;
  return {
    id,
    user_id,
    client_id,
    presentation_id,
    property_id,
    status,
    project_id,
    created_at: action.created_at.toISOString(),
    property,
    price,
    client,
    user,
  };
}

/** The ids of the clients that actions name, each once. */
export function clientsOf(actions: readonly PropertyAction[]): number[] {
  return [...new Set(actions.flatMap(({ client }) => (client === null ? [] : [client.id])))];
}

/** The condition that an action's client is in the caller's reach. Undefined if every client is. */
export async function isInReachOf(tx: Queryable, actor: RequestActor): Promise<SQL | undefined> {
  return inReachOf(await requireSalesActor(tx, actor), clients.user_id);
}

/** A page of the actions for clients in reach, of one unit if it is named. */
export function listActions({ db }: SalesDependencies): CallHandler<typeof propertyActionCalls.listActions> {
  return async ({ actor, query, reply }) => {
    const condition = and(
      await isInReachOf(db, actor),
      query.property_id === undefined ? undefined : eq(propertyActions.property_id, query.property_id),
    );
    const { rows } = await db.execute<{ total: number; ids: number[] }>(pageOfActions(db, condition, query));
    const { total, ids } = firstRow(rows);
    reply.header('x-total-count', String(total));
    const actions = await findActions(db, inArray(propertyActions.id, ids), { limit: query.per_page });
    await auditClientsOf(db, actor, actions);
    return actions;
  };
}

/** A query for the ids of a page of the open actions that match a condition, newest first, and their total number. */
export function pageOfActions(
  tx: Queryable,
  condition: SQL | undefined,
  { page, per_page }: { page: number; per_page: number },
): SQL {
  const matching = tx
    .select({ id: propertyActions.id })
    .from(propertyActions)
    .innerJoin(clients, eq(clients.id, propertyActions.client_id))
    .where(and(isNull(propertyActions.cancelled_at), condition));
  // Otherwise, PostgreSQL reads everybody's actions in order, each with its client, until the page is full.
  return sql`
    with matching as materialized ${matching}
    select
      (select count(*)::int from matching) as total,
      array(select id from matching order by id desc limit ${per_page} offset ${(page - 1) * per_page}) as ids`;
}

/**
 * The ten latest sales by users in reach, each with the time of the sale; signing its contract later is no other sale.
 * Clients are named only if they too are in reach.
 */
export function listLatestSales({ db }: SalesDependencies): CallHandler<typeof propertyActionCalls.listLatestSales> {
  return async ({ actor, query }) => {
    const soldAt = sql`moments.sold_at`;
    const inTime = query.from === undefined ? undefined : isWithin(soldAt, query);
    const latest = db
      .select({ id: propertyActions.id, sold_at: soldAt.mapWith(propertyActions.created_at).as('sold_at') })
      .from(propertyActions)
      .innerJoin(saleMoments, sql`moments.id = ${propertyActions.id}`)
      .where(and(isStandingSale, inTime, await figuresScope(db, actor, query.user_id, propertyActions.user_id)))
      .orderBy(desc(soldAt), desc(propertyActions.id))
      .limit(10)
      .as('latest');
    const rows = await db
      .select({
        ...columns,
        seesClient: sql<boolean>`${(await isInReachOf(db, actor)) ?? sql`true`}`,
        sold_at: latest.sold_at,
      })
      .from(latest)
      .innerJoin(propertyActions, eq(propertyActions.id, latest.id))
      .innerJoin(properties, eq(properties.id, propertyActions.property_id))
      .innerJoin(clients, eq(clients.id, propertyActions.client_id))
      .innerJoin(users, eq(users.id, propertyActions.user_id))
      .orderBy(desc(latest.sold_at), desc(propertyActions.id));
    const sales = rows.map((row) => ({
      ...(row.seesClient === true ? present(row) : withoutClient(present(row))),
      created_at: row.sold_at.toISOString(),
    }));
    await auditClientsOf(db, actor, sales);
    return sales;
  };
}

/** Records in the audit log which clients a list of actions named, if any. */
async function auditClientsOf(tx: Queryable, actor: RequestActor, actions: readonly PropertyAction[]): Promise<void> {
  const clientIds = clientsOf(actions);
  if (clientIds.length > 0) await writeAudit(tx, actor, 'client.list', { clientIds });
}

/** An action for a caller who may not see its client. */
function withoutClient(action: PropertyAction): PropertyAction {
  return { ...action, client: null, client_id: null, presentation_id: null };
}

/** Actions for one client in reach. */
export function listActionsOfClient({
  db,
}: SalesDependencies): CallHandler<typeof propertyActionCalls.listActionsOfClient> {
  return async ({ actor, params }) => {
    const client = await requireClient(db, await toActor(db, actor), params.id, maySellTo);
    await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    return findActions(db, eq(propertyActions.client_id, client.id), { limit: 1000 });
  };
}
