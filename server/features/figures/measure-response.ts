import { sql } from 'drizzle-orm';
import { figureCalls } from '#contract/calls/figures.ts';
import { responseBounds, type ResponseTimes } from '#domain/figures/response.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { firstRow } from '#server/database/first-row.ts';
import { clients } from '#server/database/schema.ts';
import { isWithin } from '#server/figures/date-range.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import { responses } from '#server/figures/responses.ts';
import { executeShared } from '#server/figures/share-runs.ts';
import type { SalesDependencies } from '#server/dependencies.ts';

/**
 * How soon the sales team first responded to each client who registered in a period, from the registration on.
 */
export function measureResponse({ db }: SalesDependencies): CallHandler<typeof figureCalls.measureResponse> {
  return async ({ query, actor }) => {
    const scope = (await figuresScope(db, actor, query.user_id, clients.user_id)) ?? sql`true`;
    const bounds = [0, ...responseBounds];
    const bucket = (index: number) => {
      const [from, to] = [bounds[index], bounds[index + 1]];
      return sql`count(*) filter (where minutes >= ${from} ${to === undefined ? sql`` : sql`and minutes < ${to}`})::int`;
    };
    const buckets = sql.join(
      bounds.map((_, index) => bucket(index)),
      sql`, `,
    );
    const { rows } = await executeShared<ResponseTimes>(
      db,
      sql`
      with fresh as (
        select ${clients.id} as id, ${clients.created_at} as came
        from ${clients}
        where ${isWithin(sql`${clients.created_at}`, query)}
          and ${scope}
          and ${clients.erased_at} is null
          and ${clients.merged_into_id} is null
      ), answered as (
        select fresh.id, came, min(at) as at
        from fresh
        join ${responses} r on r.client_id = fresh.id
        group by 1, 2
      ), times as (
        select greatest(0, date_part('epoch', at - came) / 60) as minutes
        from answered
      )
      select
        percentile_cont(0.5) within group (order by minutes) as median_minutes,
        array[${buckets}] as buckets,
        ((select count(*) from fresh) - count(*))::int as waiting
      from times`,
    );
    return firstRow(rows);
  };
}
