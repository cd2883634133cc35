import { sql } from 'drizzle-orm';
import { propertyActionCalls } from '#contract/calls/property-actions.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { propertyActions } from '#server/database/schema.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { isWithin, monthsOf, yearAndMonth } from '#server/figures/date-range.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import { isStandingSale, saleMoments } from '#server/figures/sales.ts';
import { executeShared } from '#server/figures/share-runs.ts';

/** Revenue of users in reach per month, in UTC. A sale counts with its current price in the month in which it began. */
export function countRevenueByMonth({
  db,
}: SalesDependencies): CallHandler<typeof propertyActionCalls.countRevenueByMonth> {
  return async ({ actor, query }) => {
    const scope = (await figuresScope(db, actor, query.user_id, propertyActions.user_id)) ?? sql`true`;
    const { rows } = await executeShared<{ year: number; month: number; revenue: string }>(
      db,
      sql`
      with sales as (
        select sold_at, ${propertyActions.price} as price
        from ${propertyActions}
        join ${saleMoments} on moments.id = ${propertyActions.id}
        where ${isStandingSale} and ${scope}
      ), sold as (
        select date_trunc('month', sold_at) as month, sum(price) as revenue
        from sales
        where ${isWithin(sql`sold_at`, query)}
        group by 1
      )
      select ${yearAndMonth}, coalesce(revenue, 0)::text as revenue
      from ${monthsOf(query)}
      left join sold using (month)
      order by 1, 2`,
    );
    return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }));
  };
}
