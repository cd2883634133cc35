import { sql } from 'drizzle-orm';
import { figureCalls } from '#contract/calls/figures.ts';
import { responseBounds, type ResponseTimes } from '#domain/figures/response-times.ts';
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
      const from = bounds[index];
      const to = bounds[index + 1];
      return sql`count(*) filter (where is_answered and minutes >= ${from} ${to === undefined ? sql`` : sql`and minutes < ${to}`})::int`;
    };
    const buckets = sql.join(
      bounds.map((_, index) => bucket(index)),
      sql`, `,
    );
    const { rows } = await executeShared<ResponseTimes>(
      db,
      sql`
      with first_response as (
        select client_id, min(at) as at
        from ${responses} as response
        group by client_id
      ),
      fresh as (
        select at is not null as is_answered, greatest(0, date_part('epoch', at - ${clients.created_at}) / 60) as minutes
        from ${clients}
        left join first_response on client_id = ${clients.id}
        where ${isWithin(sql`${clients.created_at}`, query)}
          and ${scope}
          and ${clients.erased_at} is null
          and ${clients.merged_into_id} is null
      )
      select
        percentile_cont(0.5) within group (order by minutes) filter (where is_answered) as median_minutes,
        array[${buckets}] as buckets,
        count(*) filter (where not is_answered)::int as waiting
      from fresh`,
    );
    return firstRow(rows);
  };
}
