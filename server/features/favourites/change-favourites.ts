import { and, eq, inArray } from 'drizzle-orm';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { favourites } from '#server/database/schema.ts';
import { firstRow } from '#server/database/first-row.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { findRunningPresentation, findPresentationOf } from '#server/sessions/running-presentation.ts';
import { writeInPresentation } from '#server/sessions/write-in-presentation.ts';

/**
 * Marks a unit for the client of this session. Marking it again returns the same id. Throws `not_found` for an unknown
 * project.
 */
export function createFavourite({
  db,
  onSessionChange,
}: SalesDependencies): CallHandler<typeof favouriteCalls.createFavourite> {
  return async ({ actor, body, language }) => {
    const running = findPresentationOf(actor, body.client_id);
    if (running === null) return refuse('error_no_active_user_or_client', language);
    if (body.project_id !== undefined) await requireProject(db, body.project_id);
    const marked = await writeInPresentation(db, running, body.property_id, (tx) =>
      mark(tx, running.client.id, body.property_id),
    );
    if (marked === null) return refuse('error_no_active_user_or_client', language);
    onSessionChange();
    return { response: true, id: marked.done };
  };
}

/** Adds or removes a favourite. The id is null if there was none to remove. */
export function changeFavourite({
  db,
  onSessionChange,
}: SalesDependencies): CallHandler<typeof favouriteCalls.changeFavourite> {
  return async ({ actor, body, language }) => {
    const running = findPresentationOf(actor, body.client_id);
    if (running === null) return refuse('error_no_active_user_or_client', language);
    const change: typeof removeFavourite = body.action === 'add' ? mark : removeFavourite;
    const changed = await writeInPresentation(db, running, body.property_id, (tx) =>
      change(tx, running.client.id, body.property_id),
    );
    if (changed === null) return refuse('error_no_active_user_or_client', language);
    onSessionChange();
    return { response: true, id: changed.done };
  };
}

/** Deletes those of the given favourites that belong to this client; others are ignored. */
export function deleteFavourites({
  db,
  onSessionChange,
}: SalesDependencies): CallHandler<typeof favouriteCalls.deleteFavourites> {
  return async ({ actor, body, language }) => {
    const running = findRunningPresentation(actor);
    if (running === null) return refuse('error_no_active_user_or_client', language);
    const isOne = and(eq(favourites.client_id, running.client.id), inArray(favourites.id, body.ids));
    const deleted = await writeInPresentation(db, running, null, (tx) =>
      tx.delete(favourites).where(isOne).returning({ id: favourites.id }),
    );
    if (deleted === null) return refuse('error_no_active_user_or_client', language);
    onSessionChange();
    return { response: true, deleted: deleted.done.length };
  };
}

/** Deletes one favourite. Throws `not_found` if this client has no such favourite. */
export function deleteFavourite({
  db,
  onSessionChange,
}: SalesDependencies): CallHandler<typeof favouriteCalls.deleteFavourite> {
  return async ({ actor, params, language }) => {
    const running = findRunningPresentation(actor);
    if (running === null) return refuse('error_no_active_user_or_client', language);
    const isOwn = and(eq(favourites.client_id, running.client.id), eq(favourites.id, params.id));
    const deleted = await writeInPresentation(db, running, null, (tx) =>
      tx.delete(favourites).where(isOwn).returning({ id: favourites.id }),
    );
    if (deleted === null) return refuse('error_no_active_user_or_client', language);
    if (deleted.done.length === 0) throw new ProblemError('not_found');
    onSessionChange();
    return { response: true };
  };
}

async function mark(tx: Transaction, client_id: number, property_id: number): Promise<number> {
  const rows = await tx
    .insert(favourites)
    .values({ client_id, property_id })
    .onConflictDoUpdate({ target: [favourites.client_id, favourites.property_id], set: { property_id } })
    .returning({ id: favourites.id });
  return firstRow(rows).id;
}

async function removeFavourite(tx: Transaction, clientId: number, propertyId: number): Promise<number | null> {
  const [deleted] = await tx
    .delete(favourites)
    .where(and(eq(favourites.client_id, clientId), eq(favourites.property_id, propertyId)))
    .returning({ id: favourites.id });
  return deleted?.id ?? null;
}
