import { and, eq, isNull } from 'drizzle-orm';
import { statusChangeCalls } from '#contract/calls/status-changes.ts';
import type { Property } from '#contract/entities/property.ts';
import { isCaller } from '#domain/people/actor.ts';
import { mayRelease } from '#domain/properties/may-release.ts';
import { isHeldStatus } from '#domain/units/held-statuses.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { nothingToChange } from '#server/calls/parse-input.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { properties, propertyActions, propertyClaims } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { lockUnit, requireReachableUnit, presentUnit, readWrittenUnit, type UnitRow } from '#server/units/read-unit.ts';
import { setChangeReason } from '#server/units/set-change-reason.ts';
import { notifySellerOfRelease } from './notify-seller-of-release.ts';
import { cancelActions, closeClaim, lockOpenClaim, type OpenClaim } from './write-status.ts';

type Update = CallContext<typeof statusChangeCalls.updatePriceOrStatus>;

/**
 * Sets the status or price of a unit outside a presentation, under the same lock as `changeStatus`. Throws
 * `stale_preview` if the unit has another version than the caller saw, and `not_yours` if the caller may not change its
 * status. An open claim stays open only if the new status is a held one.
 */
export function updatePriceOrStatus(
  dependencies: SalesDependencies,
): CallHandler<typeof statusChangeCalls.updatePriceOrStatus> {
  const { db, catalogue, live, lockTimeout } = dependencies;
  return async (context) => {
    const { params, body, actor } = context;
    if (body.price !== undefined && !isCaller(actor, 'general')) throw new ProblemError('not_allowed');
    if (body.price === undefined && body.status_id === undefined)
      throw new ProblemError('invalid_parameters', {
        errors: [{ path: 'status_id', message: nothingToChange(['price', 'status_id'], context.language) }],
      });
    const entry = await requireReachableUnit(catalogue, params.id);
    const row = await inTransaction(db, (tx) => update(tx, dependencies, context, entry), { lockTimeout });
    catalogue.invalidate();
    live.unitsChanged();
    dependencies.onMail();
    return presentUnit(entry, row);
  };
}

async function update(
  tx: Transaction,
  dependencies: SalesDependencies,
  context: Update,
  entry: Property,
): Promise<UnitRow> {
  const {
    body: { price, status_id, reason, version },
    actor,
  } = context;
  const { id } = entry;
  const unit = await lockUnit(tx, id);
  if (version !== undefined && version !== unit.version) throw new ProblemError('stale_preview');
  await setChangeReason(tx, { userId: actor.user?.id ?? null, cause: 'override', reason });
  if (status_id !== undefined && status_id !== unit.status_id)
    await changeHolder(tx, dependencies, context, { entry, unit: { ...unit, price: price ?? unit.price }, status_id });
  await tx
    .update(properties)
    .set({ ...(price === undefined ? {} : { price }), ...(status_id === undefined ? {} : { status_id }) })
    .where(eq(properties.id, id));
  if (price !== undefined && price !== unit.price)
    await writeAudit(tx, actor, 'property.price', { propertyIds: [id], fields: ['price'] });
  return readWrittenUnit(tx, id);
}

type StatusUpdate = { entry: Property; unit: UnitRow; status_id: UnitStatusId };

/** Does everything that a new status entails except setting it: permission, claim, action, audit and mail. */
async function changeHolder(
  tx: Transaction,
  dependencies: SalesDependencies,
  context: Update,
  { entry, unit, status_id }: StatusUpdate,
): Promise<void> {
  const claim = await lockOpenClaim(tx, unit.id);
  await checkMayRelease(tx, context.actor, unit, claim);
  await followStatus(tx, unit, claim, status_id);
  await writeAudit(tx, context.actor, 'property.status', {
    propertyIds: [unit.id],
    clientIds: claim === null ? [] : [claim.client_id],
    fields: ['status_id'],
  });
  if (isHeldStatus(status_id)) return;
  await notifySellerOfRelease(tx, dependencies, context, {
    unit: entry,
    claim,
    from: unit.status_id,
    to: status_id,
    reason: context.body.reason,
  });
}

/**
 * Throws `not_yours` if the actor may not release the unit, since they may then not set any other status either.
 */
async function checkMayRelease(
  tx: Transaction,
  actor: Update['actor'],
  { status_id, project_id }: UnitRow,
  holder: OpenClaim | null,
): Promise<void> {
  const user = await requireSalesActor(tx, actor);
  const { settings } = await requireProject(tx, project_id);
  if (!mayRelease(user, { status_id: status_id, holder }, settings.whoMayRelease)) throw new ProblemError('not_yours');
}

/**
 * Applies a new unit status to the open claim: closes it if the status is not a held one; otherwise updates its status
 * and records an action, so that a sale counts as one.
 */
async function followStatus(
  tx: Transaction,
  unit: UnitRow,
  claim: OpenClaim | null,
  status: UnitStatusId,
): Promise<void> {
  if (!isHeldStatus(status)) return closeClaim(tx, unit.id);
  if (claim === null) return;
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
}
