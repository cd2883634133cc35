import { and, eq, isNull } from 'drizzle-orm';
import { statusChangeCalls } from '#contract/calls/status-changes.ts';
import { isCaller } from '#domain/people/actor.ts';
import { isHeldStatus } from '#domain/units/held-statuses.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { setLockTimeout, isLockTimeout } from '#server/calls/answer-once.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { properties, propertyActions, propertyClaims } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { lockUnit, requireReachableUnit, presentUnit, readWrittenUnit, type UnitRow } from '#server/units/read-unit.ts';
import { setChangeReason } from '#server/units/set-change-reason.ts';
import { cancelActions, closeClaim, lockOpenClaim } from './write-status.ts';

type Update = CallContext<typeof statusChangeCalls.updatePriceOrStatus>;

/**
 * Sets the status or price of a unit outside a presentation, under the same lock. Throws `stale_preview` if the unit is
 * not the version that the caller saw. An open claim stays open only if the new status is a held one.
 */
export function updatePriceOrStatus({
  db,
  catalogue,
  live,
  lockTimeout,
}: SalesDependencies): CallHandler<typeof statusChangeCalls.updatePriceOrStatus> {
  return async ({ params, body, actor }) => {
    if (body.price !== undefined && !isCaller(actor, 'general')) throw new ProblemError('not_allowed');
    if (body.price === undefined && body.status_id === undefined)
      throw new ProblemError('invalid_parameters', {
        errors: [{ path: 'status_id', message: 'price or status_id is required' }],
      });
    const listed = await requireReachableUnit(catalogue, params.id);
    const row = await inTransaction(db, async (tx) => {
      await setLockTimeout(tx, lockTimeout);
      return update(tx, listed.id, body, actor);
    }).catch((error: unknown) => {
      throw isLockTimeout(error) ? new ProblemError('unavailable', { headers: { 'retry-after': '1' } }) : error;
    });
    catalogue.invalidate();
    live.unitsChanged();
    return presentUnit(listed, row);
  };
}

async function update(
  tx: Transaction,
  id: number,
  { price, status_id, reason, version }: Update['body'],
  actor: Update['actor'],
): Promise<UnitRow> {
  const unit = await lockUnit(tx, id);
  if (version !== undefined && version !== unit.version) throw new ProblemError('stale_preview');
  await setChangeReason(tx, { userId: actor.user?.id ?? null, cause: 'override', reason });
  const clientIds =
    status_id !== undefined && status_id !== unit.status_id
      ? await followStatus(tx, { ...unit, price: price ?? unit.price }, status_id)
      : [];
  await tx
    .update(properties)
    .set({ ...(price === undefined ? {} : { price }), ...(status_id === undefined ? {} : { status_id }) })
    .where(eq(properties.id, id));
  if (status_id !== undefined && status_id !== unit.status_id)
    await writeAudit(tx, actor, 'property.status', { propertyIds: [id], clientIds, fields: ['status_id'] });
  if (price !== undefined && price !== unit.price)
    await writeAudit(tx, actor, 'property.price', { propertyIds: [id], fields: ['price'] });
  return readWrittenUnit(tx, id);
}

/**
 * Applies a new unit status to the open claim: closes it if the status is not a held one; otherwise gives the claim the
 * status and records an action, so that a sale counts as one. Returns the ids of the clients concerned.
 */
async function followStatus(tx: Transaction, unit: UnitRow, status: number): Promise<number[]> {
  const claim = await lockOpenClaim(tx, unit.id);
  const clientIds = claim === null ? [] : [claim.client_id];
  if (!isHeldStatus(status)) {
    await closeClaim(tx, unit.id);
    return clientIds;
  }
  if (claim === null) return [];
  await tx
    .update(propertyClaims)
    .set({ status })
    .where(and(eq(propertyClaims.id, claim.id), isNull(propertyClaims.closed_at)));
  await cancelActions(tx, unit.id);
  const { user_id, client_id, presentation_id } = claim;
  await tx.insert(propertyActions).values({
    user_id,
    client_id,
    presentation_id,
    project_id: unit.project_id,
    property_id: unit.id,
    status,
    price: unit.price,
  });
  return clientIds;
}
