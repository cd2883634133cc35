import { and, desc, eq, sql } from 'drizzle-orm';
import { maxViews, propertyViewCalls } from '#contract/calls/property-views.ts';
import type { PropertyView } from '#contract/entities/sales.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { propertyViews } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireClient } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';
import { findPresentationOf, requirePresentationOf } from '#server/sessions/running-presentation.ts';
import { writeInPresentation } from '#server/sessions/write-in-presentation.ts';

/** The views of a client in reach, newest first. */
export function listViewsOfClient({ db }: SalesDependencies): CallHandler<typeof propertyViewCalls.listViewsOfClient> {
  return async ({ params, actor }) => {
    const client = await requireClient(db, await toActor(db, actor), params.id, maySellTo);
    await writeAudit(db, actor, 'client.read', { clientIds: [client.id] });
    const rows = await db
      .select()
      .from(propertyViews)
      .where(eq(propertyViews.client_id, client.id))
      .orderBy(desc(propertyViews.updated_at), desc(propertyViews.id));
    return rows.map(presentView);
  };
}

/** The view of a unit by this session's client and user, or null. */
export function findView({ db }: SalesDependencies): CallHandler<typeof propertyViewCalls.findView> {
  return async ({ actor, body }) => {
    const running = findPresentationOf(actor, body.client_id);
    if (running === null) return null;
    const isIt = and(
      eq(propertyViews.user_id, running.userId),
      eq(propertyViews.client_id, running.client.id),
      eq(propertyViews.property_id, body.property_id),
    );
    const [row] = await db.select().from(propertyViews).where(isIt);
    return row ? presentView(row) : null;
  };
}

/** Counts a view: inserts the row or increments its count, in one statement. */
export function createView({ db }: SalesDependencies): CallHandler<typeof propertyViewCalls.createView> {
  return async ({ actor, body }) => {
    const running = requirePresentationOf(actor, body.client_id);
    const target = [propertyViews.user_id, propertyViews.client_id, propertyViews.property_id];
    const set = { view_count: sql`least(${propertyViews.view_count} + 1, ${maxViews})`, updated_at: sql`now()` };
    const first = { user_id: running.userId, client_id: running.client.id, property_id: body.property_id };
    const counted = await writeInPresentation(db, running, body.property_id, (tx) =>
      tx.insert(propertyViews).values(first).onConflictDoUpdate({ target, set }).returning(),
    );
    return presentSingle(counted);
  };
}

/** Raises the count of a view of this session's client. A lower count changes nothing. */
export function updateView({ db }: SalesDependencies): CallHandler<typeof propertyViewCalls.updateView> {
  return async ({ actor, params, body }) => {
    const running = requirePresentationOf(actor, undefined);
    const set = { view_count: sql`greatest(${propertyViews.view_count}, ${body.view_count})`, updated_at: sql`now()` };
    const isIt = and(eq(propertyViews.id, params.id), eq(propertyViews.client_id, running.client.id));
    return presentSingle(
      await writeInPresentation(db, running, null, (tx) => tx.update(propertyViews).set(set).where(isIt).returning()),
    );
  };
}

/** The view that was written. Throws `unprocessable` if the client was erased meanwhile, `not_found` without a row. */
function presentSingle(written: { done: (typeof propertyViews.$inferSelect)[] } | null): PropertyView {
  if (written === null) throw new ProblemError('unprocessable');
  const [row] = written.done;
  if (row === undefined) throw new ProblemError('not_found');
  return presentView(row);
}

/** Converts a row to a view as the API returns it. */
function presentView(row: typeof propertyViews.$inferSelect): PropertyView {
  const { id, view_count, user_id, client_id, property_id, updated_at } = row;
  return { id, view_count, user_id, client_id, property_id, updated_at: updated_at.toISOString() };
}
