import { isCaller, isInReach, type Actor } from './actor.ts';
import { Role, type RoleId } from './roles.ts';

/** The fields of a sales user that permissions depend on. */
export type UserSubject = { id: number; role_id: RoleId };

/** The roles that users of a role manage. Administrators manage each other too. */
const managedRoles: Record<RoleId, readonly RoleId[]> = {
  [Role.sales_rep]: [],
  [Role.broker]: [],
  [Role.sales_manager]: [Role.sales_rep, Role.broker],
  [Role.general_manager]: [Role.sales_rep, Role.sales_manager, Role.broker],
  [Role.admin]: Object.values(Role),
};

/** Sales users may read themselves and users in reach. */
export function mayReadUser(actor: Actor, user: UserSubject): boolean {
  return actor.user !== null && isInReach(actor.user, user.id);
}

/**
 * Managers may create users with roles below their own, under a parent in their reach; administrators any, under any
 * parent.
 */
export function mayCreateUser(actor: Actor, role: RoleId, parentId: number | null): boolean {
  const { user } = actor;
  if (user === null || !managedRoles[user.role_id].includes(role)) return false;
  return isInReach(user, parentId);
}

/** The roles that an actor may give to a new user. */
export function creatableRoles({ user }: Actor): readonly RoleId[] {
  return user === null ? [] : managedRoles[user.role_id];
}

/** General managers may create links that log in on a tablet, for themselves and for users they may change. */
export function mayLogInOnTablet(actor: Actor, user: UserSubject): boolean {
  return isCaller(actor, 'general') && mayUpdateUser(actor, user);
}

/** Users may change themselves, managers users in reach with a lower role, administrators anybody. */
export function mayUpdateUser(actor: Actor, user: UserSubject): boolean {
  return actor.user?.id === user.id || isAbove(actor, user);
}

/** Users who may change another user may remove that user’s second factors. Users remove their own one by one. */
export function mayResetSecondFactors(actor: Actor, user: UserSubject): boolean {
  return actor.user?.id !== user.id && isAbove(actor, user);
}

/** Users who may change another user may have a link to choose a password mailed to that user. */
export function mayMailPasswordLink(actor: Actor, user: UserSubject): boolean {
  return actor.user?.id !== user.id && isAbove(actor, user);
}

/** Managers may delete users in reach with a lower role, administrators anybody but themselves. */
export function mayDeleteUser(actor: Actor, user: UserSubject): boolean {
  return actor.user?.id !== user.id && isAbove(actor, user);
}

/** General managers may move users with a lower role in the tree, administrators anybody. */
export function mayMoveUser(actor: Actor, user: UserSubject): boolean {
  return isCaller(actor, 'general') && isAbove(actor, user);
}

/** Administrators may see which accounts of the company's provider log in as a user, and unlink them. */
export function mayUnlinkUser(actor: Actor): boolean {
  return isCaller(actor, 'admin');
}

function isAbove(actor: Actor, user: UserSubject): boolean {
  if (actor.user === null) return false;
  return isInReach(actor.user, user.id) && managedRoles[actor.user.role_id].includes(user.role_id);
}

/** Whether moving a user under a new parent would create a cycle. `belowUser` holds the ids below the user. */
export function wouldCreateCycle(userId: number, newParentId: number, belowUser: ReadonlySet<number>): boolean {
  return newParentId === userId || belowUser.has(newParentId);
}
