import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { clients, users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { matchesSearch } from '#server/people/matches-search.ts';
import { presentClients } from '#server/people/find-people.ts';
import { pageOfClients, totalOf } from '#server/people/page-of-clients.ts';
import { inReachOf, requireSalesActor } from '#server/people/reach.ts';

type Listing = CallContext<typeof clientCalls.listClients>;

/** A page of the clients in reach, newest first. `X-Total-Count` is the number on all pages. */
export function listClients({ db }: Dependencies): CallHandler<typeof clientCalls.listClients> {
  return async ({ query, actor, reply }) => {
    const isInReach = inReachOf(await requireSalesActor(db, actor), clients.user_id);
    const listing = {
      condition: and(isNull(clients.erased_at), isInReach, ...filtersOf(query)),
      isOfUsers: isInReach !== undefined || query.user_id !== undefined,
      order: [desc(clients.id)],
      page: query.page,
      per_page: query.per_page,
    };
    const page = pageOfClients(db, listing);
    const rows = await db
      .select({ clients, users, total: page.total })
      .from(page)
      .innerJoin(clients, eq(clients.id, page.id))
      .leftJoin(users, eq(users.id, clients.user_id))
      .orderBy(...listing.order);
    const total = await totalOf(db, rows, listing);
    await writeAudit(db, actor, 'client.list', { clientIds: rows.map((row) => row.clients.id) });
    reply.header('x-total-count', String(total));
    return presentClients(db, rows);
  };
}

function filtersOf({ search, lead_status_id, lead_source_id, user_id }: Listing['query']): (SQL | undefined)[] {
  return [
    ...matchesSearch(search),
    lead_status_id === undefined ? undefined : eq(clients.lead_status_id, lead_status_id),
    lead_source_id === undefined ? undefined : eq(clients.lead_source_id, lead_source_id),
    user_id === undefined ? undefined : eq(clients.user_id, user_id),
  ];
}
