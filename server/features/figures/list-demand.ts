import { sql } from 'drizzle-orm';
import { figureCalls } from '#contract/calls/figures.ts';
import type { UnitDemand } from '#domain/figures/demand.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { clients } from '#server/database/schema.ts';
import { isWithin } from '#server/figures/date-range.ts';
import { heldStatusList } from '#server/units/status-lists.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import { executeShared } from '#server/figures/share-runs.ts';
import type { SalesDependencies } from '#server/dependencies.ts';

/** Views, favourites and reservations per unit. All views of a unit by a client count on the day of the latest one. */
/** How often each unit was viewed, marked, and reserved or sold in a period, by clients in scope. */
export function listDemand({ db }: SalesDependencies): CallHandler<typeof figureCalls.listDemand> {
  return async ({ query, actor }) => {
    const scope = await figuresScope(db, actor, query.user_id, clients.user_id);
    const isInScope = scope === undefined ? sql`` : sql`and client_id in (select id from clients where ${scope})`;
    const within = (column: 'updated_at' | 'created_at') =>
      sql`${isWithin(sql`${sql.identifier(column)}`, query)} ${isInScope}`;
    const { rows } = await executeShared<UnitDemand>(
      db,
      sql`
      select
        property_id,
        sum(views)::float8 as views,
        sum(favourites)::int as favourites,
        sum(actions)::int as actions
      from (
        select property_id, sum(view_count) as views, 0 as favourites, 0 as actions
        from property_views
        where ${within('updated_at')}
        group by property_id
        union all
        select property_id, 0, count(*), 0
        from favourites
        where ${within('created_at')}
        group by property_id
        union all
        select property_id, 0, 0, count(*)
        from property_actions
        where status in ${heldStatusList} and ${within('created_at')}
        group by property_id
      ) as signs
      group by property_id
      order by property_id`,
    );
    return rows;
  };
}
