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

/** Managers may assign a client in reach to a user in reach. */
export function mayAssignClient(actor: Actor, client: ClientSubject, toUserId: number): boolean {
  return (
    actor.user !== null &&
    isCaller(actor, 'manager') &&
    isInReach(actor.user, client.user_id) &&
    isInReach(actor.user, toUserId)
  );
}

/** Clients may erase themselves, except while a sales user is logged in as well; administrators may erase any client. */
export function mayEraseClient(actor: Actor, client: ClientSubject): boolean {
  return (actor.user === null && actor.client?.id === client.id) || isCaller(actor, 'admin');
}
