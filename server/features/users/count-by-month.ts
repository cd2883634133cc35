import { sql } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { clients, propertyActions } from '#server/database/schema.ts';
import { isWithin, monthsOf, yearAndMonth } from '#server/figures/date-range.ts';
import { isFirstOfSale } from '#server/figures/sales.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import type { Dependencies } from '#server/dependencies.ts';

/**
 * Whether an action was cancelled without a successor. A reservation that became a sale, and a sale that was signed,
 * have a successor that begins at the moment they end.
 */
const wasReleased = sql`not exists (
  select 1 from property_actions successor
  where successor.property_id = property_actions.property_id
    and successor.created_at = property_actions.cancelled_at)`;

/** New clients per month of a user in reach and those below them, without merged clients. */
export function countNewClientsByMonth({ db }: Dependencies): CallHandler<typeof userCalls.countNewClientsByMonth> {
  return async ({ params, query, actor }) => {
    const scope = (await figuresScope(db, actor, params.x, clients.user_id)) ?? sql`true`;
    const { rows } = await db.execute<{ year: number; month: number; count: number }>(sql`
      with counted as (
        select date_trunc('month', created_at) as month, count(*)::int as count
        from clients
        where ${scope}
          and merged_into_id is null
          and ${isWithin(sql`created_at`, query)}
        group by 1
      )
      select ${yearAndMonth}, coalesce(count, 0) as count
      from ${monthsOf(query)}
      left join counted using (month)
      order by 1, 2`);
    return rows;
  };
}

type MonthOfActions = { year: number; month: number; reserved: number; sold: number; cancelled: number };

/**
 * Reservations, sales and cancellations per month of a user in reach and those below them. A sale is counted once, when
 * it begins; signing its contract does not count again.
 */
export function countActionsByMonth({ db }: Dependencies): CallHandler<typeof userCalls.countActionsByMonth> {
  return async ({ params, query, actor }) => {
    const scope = (await figuresScope(db, actor, params.x, propertyActions.user_id)) ?? sql`true`;
    const { rows } = await db.execute<MonthOfActions>(sql`
      with begun as (
        select created_at as at, case when ${isFirstOfSale} then 'sold' when status = 2 then 'reserved' end as kind
        from property_actions
        where ${scope}
          and ${isWithin(sql`created_at`, query)}
      ), cancelled as (
        select cancelled_at as at, 'cancelled' as kind
        from property_actions
        where ${scope}
          and ${isWithin(sql`cancelled_at`, query)}
          and ${wasReleased}
      ), counted as (
        select
          date_trunc('month', at) as month,
          count(*) filter (where kind = 'reserved')::int as reserved,
          count(*) filter (where kind = 'sold')::int as sold,
          count(*) filter (where kind = 'cancelled')::int as cancelled
        from (table begun union all table cancelled) as events
        group by 1
      )
      select
        ${yearAndMonth},
        coalesce(counted.reserved, 0) as reserved,
        coalesce(counted.sold, 0) as sold,
        coalesce(counted.cancelled, 0) as cancelled
      from ${monthsOf(query)}
      left join counted using (month)
      order by 1, 2`);
    return rows;
  };
}
