import { and, eq, inArray } from 'drizzle-orm';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import type { CallHandler } from '../../calls/registry.ts';
import type { Queryable } from '../../database/connection.ts';
import { favourites } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem.ts';
import { refuse } from '../../http/refuse.ts';
import type { SalesParts } from '../../parts.ts';
import { findGuest, findNamedGuest } from '../../sessions/need-guest.ts';
import { needUnit } from '../../units/need-unit.ts';

/** Marks a unit for the client of this session. Twice is once, with the same id. */
export function createFavourite({ db, onChange }: SalesParts): CallHandler<typeof favouriteCalls.createFavourite> {
  return async ({ actor, body, language }) => {
    const guest = findNamedGuest(actor, body.client_id);
    if (guest === null) return refuse('error_no_active_user_or_client', language);
    await needUnit(db, body.property_id, guest.presentation.project_id);
    const id = await mark(db, guest.client.id, body.property_id);
    onChange();
    return { response: true, id };
  };
}

/** Marks a unit or takes the mark back. Without a mark there is nothing to take back, and the id is null. */
export function changeFavourite({ db, onChange }: SalesParts): CallHandler<typeof favouriteCalls.changeFavourite> {
  return async ({ actor, body, language }) => {
    const guest = findNamedGuest(actor, body.client_id);
    if (guest === null) return refuse('error_no_active_user_or_client', language);
    await needUnit(db, body.property_id, guest.presentation.project_id);
    const id = body.action === 'add' ? await mark(db, guest.client.id, body.property_id) : await unmark(db, guest.client.id, body.property_id);
    onChange();
    return { response: true, id };
  };
}

/** Takes back those of the given marks that are this client's; others count for nothing. */
export function deleteFavourites({ db, onChange }: SalesParts): CallHandler<typeof favouriteCalls.deleteFavourites> {
  return async ({ actor, body, language }) => {
    const guest = findGuest(actor);
    if (guest === null) return refuse('error_no_active_user_or_client', language);
    const deleted = await db.delete(favourites).where(and(eq(favourites.client_id, guest.client.id), inArray(favourites.id, body.ids))).returning({ id: favourites.id });
    onChange();
    return { response: true, deleted: deleted.length };
  };
}

/** Takes one mark back; `not_found` where this client has no such mark. */
export function deleteFavourite({ db, onChange }: SalesParts): CallHandler<typeof favouriteCalls.deleteFavourite> {
  return async ({ actor, params, language }) => {
    const guest = findGuest(actor);
    if (guest === null) return refuse('error_no_active_user_or_client', language);
    const [deleted] = await db.delete(favourites).where(and(eq(favourites.client_id, guest.client.id), eq(favourites.id, params.id))).returning({ id: favourites.id });
    if (!deleted) throw new ProblemError('not_found');
    onChange();
    return { response: true };
  };
}

async function mark(tx: Queryable, client_id: number, property_id: number): Promise<number> {
  const [made] = await tx.insert(favourites).values({ client_id, property_id }).onConflictDoUpdate({ target: [favourites.client_id, favourites.property_id], set: { property_id } }).returning({ id: favourites.id });
  return made!.id;
}

async function unmark(tx: Queryable, clientId: number, propertyId: number): Promise<number | null> {
  const [gone] = await tx.delete(favourites).where(and(eq(favourites.client_id, clientId), eq(favourites.property_id, propertyId))).returning({ id: favourites.id });
  return gone?.id ?? null;
}
