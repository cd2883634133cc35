import { sql } from 'drizzle-orm';
import { statusChangeCalls } from '#contract/calls/status-changes.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { clients } from '#server/database/schema.ts';
import { isWithin } from '#server/figures/date-range.ts';
import { figuresScope } from '#server/figures/figures-scope.ts';
import type { SalesDependencies } from '#server/dependencies.ts';

/**
 * The ten most viewed units with their current counts: viewed by anybody or, with `user_id`, by the clients of that
 * user and of the users below them.
 */
export function listPopular({
  db,
  catalogue,
}: SalesDependencies): CallHandler<typeof statusChangeCalls.listPopularProperties> {
  return async ({ query, actor }) => {
    const inTime = query.from === undefined ? sql`` : sql`and ${isWithin(sql`v.updated_at`, query)}`;
    const scope =
      query.user_id === undefined ? undefined : await figuresScope(db, actor, query.user_id, clients.user_id);
    const ofThem = scope === undefined ? sql`` : sql`and v.client_id in (select id from clients where ${scope})`;
    const { units } = await catalogue.current();
    const { rows } = await db.execute<{ id: number; count: number }>(sql`
      select v.property_id as id, sum(v.view_count)::float8 as count
      from property_views v
      join properties p on p.id = v.property_id
      where not p.withdrawn ${inTime} ${ofThem}
      group by v.property_id
      order by 2 desc, 1
      limit 10`);
    return rows.flatMap(({ id, count }) => {
      const unit = units.get(id);
      return unit === undefined ? [] : [{ ...unit, view_count: count }];
    });
  };
}
