import { isCaller, isInReach, type Actor } from './actor.ts';

/** The fields of a client that permissions depend on; `user_id` is the assigned sales user. */
export type ClientSubject = { id: number; user_id: number | null };

/** Clients may read their own data; sales users that of clients in reach. */
export function mayReadClient(actor: Actor, client: ClientSubject): boolean {
  return actor.client?.id === client.id || maySellTo(actor, client);
}

/** Sales users may work with clients in reach: invite them, change them, write notes and mails. */
export function maySellTo(actor: Actor, client: ClientSubject): boolean {
  return actor.user !== null && isInReach(actor.user, client.user_id);
}

/** Every sales user sees the clients who wait in the pool, assigned to nobody, and may take them. */
export function mayTakeClient(actor: Actor, client: ClientSubject): boolean {
  return actor.user !== null && client.user_id === null;
}

/** Who may read the fields of a client, though not their history: everybody who may read or take them. */
export function maySeeClient(actor: Actor, client: ClientSubject): boolean {
  return mayReadClient(actor, client) || mayTakeClient(actor, client);
}

/** Managers may assign a client in reach, or one who waits in the pool, to a user in reach. */
export function mayAssignClient(actor: Actor, client: ClientSubject, toUserId: number): boolean {
  return (
    actor.user !== null &&
    isCaller(actor, 'manager') &&
    (mayTakeClient(actor, client) || isInReach(actor.user, client.user_id)) &&
    isInReach(actor.user, toUserId)
  );
}

/**
 * Clients may erase themselves, except while a sales user is logged in as well; administrators may erase any client.
 */
export function mayEraseClient(actor: Actor, client: ClientSubject): boolean {
  return (actor.user === null && actor.client?.id === client.id) || isCaller(actor, 'admin');
}
