import { sql, type SQL } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { clients, propertyActions } from '#server/database/schema.ts';
import { isWithin, monthsOf, type RequestedRange } from '#server/figures/date-range.ts';
import { isFirstOfSale } from '#server/figures/sales.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import type { Dependencies } from '#server/dependencies.ts';

/**
 * Joins every month of a range with its counts, in one scan. `counted` is a query that returns `month` and counts.
 */
const byMonth = (range: RequestedRange, counts: SQL, counted: SQL) => sql`
  select extract(year from month)::int as year, extract(month from month)::int as month, ${counts} from ${monthsOf(range)} left join (${counted}) as counted using (month) order by 1, 2`;

/**
 * Whether an action was cancelled without a successor. A reservation that became a sale, or a sale that was signed, has
 * one that begins at the moment it ends.
 */
const wasReleased = sql`not exists (select 1 from property_actions became where became.property_id = property_actions.property_id and became.created_at = property_actions.cancelled_at)`;

/** New clients per month of a user in reach and those below them, without merged clients. */
export function countNewClientsByMonth({ db }: Dependencies): CallHandler<typeof userCalls.countNewClientsByMonth> {
  return async ({ params, query, actor }) => {
    const scope = (await figuresScope(db, actor, params.x, clients.user_id)) ?? sql`true`;
    const counted = sql`select date_trunc('month', created_at) as month, count(*)::int as count from clients where ${scope} and merged_into_id is null and ${isWithin(sql`created_at`, query)} group by 1`;
    const { rows } = await db.execute<{ year: number; month: number; count: number }>(
      byMonth(query, sql`coalesce(count, 0) as count`, counted),
    );
    return rows;
  };
}

/**
 * Reservations, sales and cancellations per month of a user in reach and those below them. A sale is counted once, when it
 * begins; signing its contract does not count again.
 */
export function countActionsByMonth({ db }: Dependencies): CallHandler<typeof userCalls.countActionsByMonth> {
  return async ({ params, query, actor }) => {
    const scope = (await figuresScope(db, actor, params.x, propertyActions.user_id)) ?? sql`true`;
    const counted = sql`
      select date_trunc('month', at) as month, count(*) filter (where kind = 2)::int as reserved, count(*) filter (where kind = 3)::int as sold, count(*) filter (where kind = 0)::int as cancelled from (
        select created_at as at, case when ${isFirstOfSale} then 3 when status = 2 then 2 end as kind from property_actions where ${scope} and ${isWithin(sql`created_at`, query)}
        union all select cancelled_at, 0 from property_actions where ${scope} and ${isWithin(sql`cancelled_at`, query)} and ${wasReleased}) as deeds group by 1`;
    const { rows } = await db.execute<{
      year: number;
      month: number;
      reserved: number;
      sold: number;
      cancelled: number;
    }>(
      byMonth(
        query,
        sql`coalesce(reserved, 0) as reserved, coalesce(sold, 0) as sold, coalesce(cancelled, 0) as cancelled`,
        counted,
      ),
    );
    return rows;
  };
}
