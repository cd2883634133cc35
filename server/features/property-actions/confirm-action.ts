import { and, eq, isNull, sql } from 'drizzle-orm';
import { propertyActionCalls } from '#contract/calls/property-actions.ts';
import type { CallHandler } from '../../calls/registry.ts';
import { clients, properties, propertyActions } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { refuse } from '../../http/refuse.ts';
import type { SalesParts } from '../../parts.ts';
import { findActions, isInReachOf } from './list-actions.ts';

/** The open action of a unit for this session's client, or the named one in reach. `not_found` where no change of status wrote one. */
export function confirmAction({ db }: SalesParts): CallHandler<typeof propertyActionCalls.confirmAction> {
  return async ({ actor, body }) => {
    const clientId = actor.client?.id ?? body.client_id;
    const isIt = and(
      eq(propertyActions.property_id, body.property_id),
      clientId === undefined ? undefined : eq(propertyActions.client_id, clientId),
      body.status === undefined ? undefined : eq(propertyActions.status, body.status),
    );
    const own = actor.client === null ? await isInReachOf(db, actor) : undefined;
    const [action] = await findActions(db, and(isIt, own), { limit: 1 });
    if (!action) throw new ProblemError('not_found');
    return action;
  };
}

/** Ends the open action of a unit for a client in reach. After a cancellation it has ended already, which is as well. A sale that holds is refused. */
export function deleteAction({ db }: SalesParts): CallHandler<typeof propertyActionCalls.deleteAction> {
  return async ({ actor, params, language }) => {
    const [unit] = await db.select({ status: properties.status_id }).from(properties).where(eq(properties.id, params.id));
    if (!unit) throw new ProblemError('not_found');
    const inReach = (await isInReachOf(db, actor)) ?? sql`true`;
    const [open] = await db
      .select({ id: propertyActions.id, status: propertyActions.status, inReach: sql<boolean>`${inReach}`, client_id: propertyActions.client_id })
      .from(propertyActions)
      .innerJoin(clients, eq(clients.id, propertyActions.client_id))
      .where(and(eq(propertyActions.property_id, params.id), isNull(propertyActions.cancelled_at)));
    if (open === undefined) return { response: true };
    if (open.inReach !== true && open.client_id !== actor.client?.id) throw new ProblemError('not_found');
    // In a presentation only its own client's: the unit may have gone to somebody else since it was freed.
    if (actor.client !== null && open.client_id !== actor.client.id) return { response: true };
    if (open.status === 3 && unit.status === 3) return refuse('error_transition', language);
    await db.update(propertyActions).set({ cancelled_at: sql`now()` }).where(and(eq(propertyActions.id, open.id), isNull(propertyActions.cancelled_at)));
    return { response: true };
  };
}
