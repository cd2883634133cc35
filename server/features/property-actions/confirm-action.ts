import { and, eq, isNull, sql } from 'drizzle-orm';
import { propertyActionCalls } from '#contract/calls/property-actions.ts';
import { isSaleStatus } from '#domain/units/sale-statuses.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { clients, properties, propertyActions } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { hasOpenClaim } from '#server/units/sales-data.ts';
import { clientsOf, findActions, isInReachOf } from './list-actions.ts';

/**
 * Returns the open action of a unit for this session's client or, without one, for the named client in reach. Throws
 * `not_found` if no status change recorded one.
 */
export function confirmAction({ db }: SalesDependencies): CallHandler<typeof propertyActionCalls.confirmAction> {
  return async ({ actor, body }) => {
    const clientId = actor.client?.id ?? body.client_id;
    const isMatch = and(
      eq(propertyActions.property_id, body.property_id),
      clientId === undefined ? undefined : eq(propertyActions.client_id, clientId),
      body.status === undefined ? undefined : eq(propertyActions.status, body.status),
    );
    const own = actor.client === null ? await isInReachOf(db, actor) : undefined;
    const [action] = await findActions(db, and(isMatch, own), { limit: 1 });
    if (!action) throw new ProblemError('not_found');
    if (actor.client === null) await writeAudit(db, actor, 'client.read', { clientIds: clientsOf([action]) });
    return action;
  };
}

/**
 * Ends an open action of a client in reach on a unit; also succeeds if a cancellation ended it already. Refuses if the
 * unit has an open claim or the action is a sale of a sold unit: such an action ends by a change of the unit's status.
 */
export function deleteAction({ db }: SalesDependencies): CallHandler<typeof propertyActionCalls.deleteAction> {
  return ({ actor, params, language }) =>
    inTransaction(db, async (tx) => {
      const [unit] = await tx
        .select({ status: properties.status_id })
        .from(properties)
        .where(eq(properties.id, params.id))
        .for('no key update');
      if (!unit) throw new ProblemError('not_found');
      const inReach = (await isInReachOf(tx, actor)) ?? sql`true`;
      const [open] = await tx
        .select({
          id: propertyActions.id,
          status: propertyActions.status,
          inReach: sql<boolean>`${inReach}`,
          client_id: propertyActions.client_id,
          isHeld: hasOpenClaim(propertyActions.property_id),
        })
        .from(propertyActions)
        .innerJoin(clients, eq(clients.id, propertyActions.client_id))
        .where(and(eq(propertyActions.property_id, params.id), isNull(propertyActions.cancelled_at)));
      if (open === undefined) return { response: true as const };
      if (open.inReach !== true && open.client_id !== actor.client?.id) throw new ProblemError('not_found');
      // In a presentation, only the action of its client, because another client may have taken the unit meanwhile.
      if (actor.client !== null && open.client_id !== actor.client.id) return { response: true as const };
      if (open.isHeld || (isSaleStatus(open.status) && isSaleStatus(unit.status)))
        return refuse('error_transition', language);
      await tx
        .update(propertyActions)
        .set({ cancelled_at: sql`now()` })
        .where(and(eq(propertyActions.id, open.id), isNull(propertyActions.cancelled_at)));
      return { response: true as const };
    });
}
