import { sql } from 'drizzle-orm';
import { figureCalls } from '#contract/calls/figures.ts';
import type { Funnel } from '#domain/figures/conversion.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { firstRow } from '#server/database/first-row.ts';
import { clients } from '#server/database/schema.ts';
import { isWithin } from '#server/figures/date-range.ts';
import { heldStatusList, saleStatusList } from '#server/units/status-lists.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import { executeShared } from '#server/figures/share-runs.ts';
import type { SalesDependencies } from '#server/dependencies.ts';

/**
 * How many clients viewed a unit in a period, and how many of them marked, reserved and bought one, then or later. A
 * cancelled reservation counts, a cancelled sale does not.
 */
export function countFunnel({ db }: SalesDependencies): CallHandler<typeof figureCalls.countFunnel> {
  return async ({ query, actor }) => {
    const scope = await figuresScope(db, actor, query.user_id, clients.user_id);
    const isInScope = scope === undefined ? sql`` : sql`and client_id in (select id from clients where ${scope})`;
    const { rows } = await executeShared<Funnel>(
      db,
      sql`
      with seen as (
        select distinct client_id from property_views
        where ${isWithin(sql`updated_at`, query)} ${isInScope}
      ), reserving as (
        select client_id from property_actions where status in ${heldStatusList}
      ), buying as (
        select client_id from property_actions where status in ${saleStatusList} and cancelled_at is null
      )
      select
        count(*)::int as viewed,
        (select count(*)::int from seen where client_id in (select client_id from favourites)) as favourited,
        (select count(*)::int from seen where client_id in (select client_id from reserving)) as reserved,
        (select count(*)::int from seen where client_id in (select client_id from buying)) as sold
      from seen`,
    );
    return firstRow(rows);
  };
}
