import { and, asc, desc, eq, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { leadCalls } from '#contract/calls/leads.ts';
import type { SalesActor } from '#domain/people/actor.ts';
import type { LeadActivity, LeadOrder } from '#domain/leads/lead-lists.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { clients, users, viewings } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { responses } from '#server/figures/responses.ts';
import { matchesSearch } from '#server/people/matches-search.ts';
import { pageOfClients, totalOf } from '#server/people/page-of-clients.ts';
import { inReachOf, requireSalesActor } from '#server/people/reach.ts';
import { presentLead } from './present-lead.ts';

type Query = CallContext<typeof leadCalls.listLeads>['query'];

/** A page of the clients in reach and in the pool, for the list and the board. The audit log records it. */
export function listLeads({ db }: Dependencies): CallHandler<typeof leadCalls.listLeads> {
  return async ({ query, actor }) => {
    const isSeen = isSeenBy(await requireSalesActor(db, actor));
    const listing = {
      condition: and(isNull(clients.erased_at), isSeen, ...filtersOf(query)),
      isOfUsers: isSeen !== undefined || query.user_id !== undefined,
      order: orderOf(query),
      page: query.page,
      per_page: query.per_page,
    };
    const page = pageOfClients(db, listing);
    const rows = await db
      .select({ ...columns, total: page.total })
      .from(page)
      .innerJoin(clients, eq(clients.id, page.id))
      .leftJoin(users, eq(users.id, clients.user_id))
      .leftJoin(viewings, eq(viewings.id, nextViewing))
      .orderBy(...listing.order);
    const total = await totalOf(db, rows, listing);
    await writeAudit(db, actor, 'client.list', { clientIds: rows.map((row) => row.client.id) });
    return { total, leads: rows.map(presentLead) };
  };
}

function isSeenBy(user: SalesActor): SQL | undefined {
  const isInReach = inReachOf(user, clients.user_id);
  return isInReach && or(isInReach, isNull(clients.user_id));
}

/** The earliest open viewing of a client; by name, `morning` comes after `afternoon`. */
const nextViewing = sql`(
  select v.id from viewings v
  where v.client_id = ${clients.id} and v.done_at is null
  order by v.day, v.half desc, v.id
  limit 1)`;

const columns = {
  viewing: viewings,
  client: clients,
  user: { id: users.id, name: users.name },
  favourite_count: sql<number>`(select count(*) from favourites where favourites.client_id = ${clients.id})::int`,
  view_count: sql<number>`coalesce((
    select sum(property_views.view_count) from property_views
    where property_views.client_id = ${clients.id}), 0)::float8`,
  unit_id: sql<number | null>`coalesce((
    select property_id from property_claims
    where property_claims.client_id = ${clients.id} and closed_at is null
    order by id desc
    limit 1
  ), (
    select property_id from favourites
    where favourites.client_id = ${clients.id}
    order by id desc
    limit 1
  ), (
    select property_id from property_views
    where property_views.client_id = ${clients.id}
    order by property_views.view_count desc, id desc
    limit 1))`,
  awaits_response: sql<boolean>`(
    ${clients.registered_alone}
    and not exists (select 1 from ${responses} r where r.client_id = ${clients.id}))`,
};

function filtersOf({ search, lead_status_id, lead_source_id, user_id, activity }: Query): (SQL | undefined)[] {
  return [
    ...matchesSearch(search),
    lead_status_id === undefined ? undefined : eq(clients.lead_status_id, lead_status_id),
    lead_source_id === undefined ? undefined : eq(clients.lead_source_id, lead_source_id),
    user_id === undefined ? undefined : user_id === 0 ? isNull(clients.user_id) : eq(clients.user_id, user_id),
    activity === undefined ? undefined : activityOf(activity),
  ];
}

function activityOf(activity: LeadActivity): SQL {
  const since = sql`now() - make_interval(days => ${Number(activity.replace('quiet', ''))})`;
  return activity.startsWith('quiet') ? lt(clients.last_active_at, since) : gte(clients.last_active_at, since);
}

/**
 * Newest first, and names from A, unless the query states otherwise. The id makes the order total, so that pages never
 * overlap.
 */
function orderOf({ order = 'activity', descending }: Query): SQL[] {
  const isDown = descending === undefined ? order !== 'name' : descending === '1';
  const by = isDown ? desc : asc;
  const keys = {
    activity: [clients.last_active_at],
    name: [clients.name_key],
    created: [clients.created_at],
  } as const satisfies Record<LeadOrder, unknown>;
  return [...keys[order].map((column) => by(column)), by(clients.id)];
}
