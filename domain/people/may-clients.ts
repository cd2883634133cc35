import { isCaller, isInReach, type Actor } from './actor.ts';

/** The part of a client that permissions look at; `user_id` is the assigned sales user. */
export type ClientSubject = { id: number; user_id: number | null };

/** A client may read himself; a sales user the clients in reach. */
export function mayReadClient(actor: Actor, client: ClientSubject): boolean {
  return actor.client?.id === client.id || maySellTo(actor, client);
}

/** Whether a sales user may work with a client: invite, change, note, mail. */
export function maySellTo(actor: Actor, client: ClientSubject): boolean {
  return actor.user !== null && isInReach(actor.user, client.user_id);
}

/** A manager may give a client in reach to a user in reach. */
export function mayAssignClient(actor: Actor, client: ClientSubject, toUserId: number): boolean {
  return (
    actor.user !== null &&
    isCaller(actor, 'manager') &&
    isInReach(actor.user, client.user_id) &&
    isInReach(actor.user, toUserId)
  );
}

/** A client alone may erase himself, though not while a sales user leads; so may an administrator on request. */
export function mayEraseClient(actor: Actor, client: ClientSubject): boolean {
  return (actor.user === null && actor.client?.id === client.id) || isCaller(actor, 'admin');
}
