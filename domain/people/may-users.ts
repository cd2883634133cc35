import { isCaller, isInReach, type Actor } from './actor.ts';
import type { RoleId } from './roles.ts';

/** The part of a sales user that permissions look at. */
export type UserSubject = { id: number; role_id: RoleId };

const below: Record<RoleId, readonly RoleId[]> = { 1: [], 4: [], 2: [1, 4], 3: [1, 2, 4], 5: [1, 2, 3, 4, 5] };

/** A sales user may read himself and those in reach. */
export function mayReadUser(actor: Actor, user: UserSubject): boolean {
  return actor.user !== null && (actor.user.id === user.id || isInReach(actor.user, user.id));
}

/** A manager may create users with roles below his own, an administrator any; the parent must lie in his reach. */
export function mayCreateUser(actor: Actor, role: RoleId, parentId: number | null): boolean {
  const { user } = actor;
  if (user === null || !below[user.role_id].includes(role)) return false;
  return isCaller(actor, 'admin') || isInReach(user, parentId);
}

/** The roles that somebody may give to a new user. */
export function creatableRoles({ user }: Actor): readonly RoleId[] {
  return user === null ? [] : below[user.role_id];
}

/** A general manager makes links that log in on a tablet, for himself and for whom he may change. */
export function mayLogInOnTablet(actor: Actor, user: UserSubject): boolean {
  return isCaller(actor, 'general') && mayUpdateUser(actor, user);
}

/** Everybody may change himself; a manager those below with a lesser role; an administrator anybody. */
export function mayUpdateUser(actor: Actor, user: UserSubject): boolean {
  return actor.user?.id === user.id || isAbove(actor, user);
}

/** A manager may delete those below with a lesser role, an administrator anybody but himself. */
export function mayDeleteUser(actor: Actor, user: UserSubject): boolean {
  return actor.user?.id !== user.id && isAbove(actor, user);
}

/** General managers and administrators move users with a lesser role in the tree; an administrator anybody. */
export function mayMoveUser(actor: Actor, user: UserSubject): boolean {
  return isCaller(actor, 'general') && isAbove(actor, user);
}

function isAbove(actor: Actor, user: UserSubject): boolean {
  if (actor.user === null) return false;
  if (isCaller(actor, 'admin')) return true;
  return isInReach(actor.user, user.id) && below[actor.user.role_id].includes(user.role_id);
}

/** Whether hanging a user under a new parent would close a circle. `below` are the ids under the user. */
export function wouldCircle(userId: number, newParentId: number, belowUser: ReadonlySet<number>): boolean {
  return newParentId === userId || belowUser.has(newParentId);
}
