import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import { setChangeReason } from '#server/units/set-change-reason.ts';
import { lockVersions } from './read-priced-units.ts';

/** A planned change of a unit. `version` is the one it was planned for; without `new_status_id` the status stays. */
type PlannedChange = {
  id: number;
  version: number;
  old_price: number;
  new_price: number;
  old_status_id?: number;
  new_status_id?: number;
};

/** Who changes many units at once, how, and why. */
type PriceUpdate = { actor: RequestActor; cause: keyof typeof auditActions; reason: string | undefined };

const auditActions = { bulk: 'property.price', list: 'property.list' } as const;

/** Identifies a plan: the same changes to the same versions of units have the same hash. */
export function hashPlan(changes: readonly PlannedChange[]): string {
  const plain = changes.map(({ id, version, new_price, new_status_id }) => [
    id,
    version,
    new_price,
    new_status_id ?? null,
  ]);
  return createHash('sha256').update(JSON.stringify(plain)).digest('base64url').slice(0, 22);
}

/**
 * Applies planned changes in one transaction, all or none. `plan` runs again and must have the hash `seen`; the units
 * are then locked and must still have the planned versions. Throws `stale_preview` otherwise. Live events are sent
 * once, after the commit.
 */
export async function changePrices(
  { db, catalogue, live, lockTimeout }: SalesDependencies,
  seen: string,
  update: PriceUpdate,
  plan: (tx: Transaction) => Promise<readonly PlannedChange[]>,
): Promise<number> {
  const apply = async (tx: Transaction) => {
    const changes = await plan(tx);
    if (hashPlan(changes) !== seen) throw new ProblemError('stale_preview');
    await lockVersions(tx, changes);
    await setChangeReason(tx, { userId: update.actor.user?.id ?? null, cause: update.cause, reason: update.reason });
    await writeChanges(tx, changes);
    await auditChanges(tx, update, changes);
    return changes.length;
  };
  const changed = await inTransaction(db, apply, { lockTimeout });
  catalogue.invalidate();
  live.unitsChanged();
  return changed;
}

async function writeChanges(tx: Transaction, changes: readonly PlannedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map((change) => change.id);
  const prices = changes.map((change) => change.new_price);
  const statuses = changes.map((change) => change.new_status_id ?? null);
  await tx.execute(sql`
    update properties
    set price = changed.price, status_id = coalesce(changed.status_id, properties.status_id)
    from unnest(
      ${sql.param(ids)}::int[],
      ${sql.param(prices)}::bigint[],
      ${sql.param(statuses)}::int[]
    ) as changed (id, price, status_id)
    where properties.id = changed.id`);
}

async function auditChanges(
  tx: Transaction,
  { actor, cause }: PriceUpdate,
  changes: readonly PlannedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const changed = {
    price: changes.some((change) => change.new_price !== change.old_price),
    status_id: changes.some((change) => change.new_status_id !== change.old_status_id),
  };
  const fields = Object.entries(changed).flatMap(([field, isChanged]) => (isChanged ? [field] : []));
  await writeAudit(tx, actor, auditActions[cause], { propertyIds: changes.map((change) => change.id), fields });
}
