import { desc, eq } from 'drizzle-orm';
import { priceCalls } from '#contract/calls/prices.ts';
import { isInReach } from '#domain/people/actor.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { unitChanges, users } from '#server/database/schema.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { requireReachableUnit } from '#server/units/read-unit.ts';

const maxChanges = 500;

/** The latest changes of a unit's status and price, newest first. The user is named only if they are in reach. */
export function listUnitHistory({ db, catalogue }: SalesDependencies): CallHandler<typeof priceCalls.listUnitHistory> {
  return async ({ params, actor }) => {
    const reader = await requireSalesActor(db, actor);
    const unit = await requireReachableUnit(catalogue, params.id);
    const rows = await db
      .select({ change: unitChanges, name: users.name })
      .from(unitChanges)
      .leftJoin(users, eq(users.id, unitChanges.user_id))
      .where(eq(unitChanges.property_id, unit.id))
      .orderBy(desc(unitChanges.id))
      .limit(maxChanges);
    return rows.map(
      ({
        change: { id, user_id, created_at, cause, reason, old_status_id, new_status_id, old_price, new_price },
        name,
      }) => ({
        id,
        at: created_at.toISOString(),
        user: user_id !== null && name !== null && isInReach(reader, user_id) ? { id: user_id, name } : null,
        cause,
        reason,
        old_status_id,
        new_status_id,
        old_price,
        new_price,
      }),
    );
  };
}
