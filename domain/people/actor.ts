import { Role, type RoleId } from './roles.ts';

/** A sales user who makes a call. `below` holds the ids of all users below them in the `parent_id` tree. */
export type SalesActor = { id: number; role_id: RoleId; below: ReadonlySet<number> };
/** Who makes a call: at most one sales user and one client per browser. */
export type Actor = { user: SalesActor | null; client: { id: number } | null };

/** Who a call can be open to: anybody, the logged-in client, any sales user, or a role and those above it. */
export const callers = ['visitor', 'client', 'sales', 'manager', 'general', 'admin'] as const;
export type Caller = (typeof callers)[number];

const rolesOf: Record<Exclude<Caller, 'visitor' | 'client'>, readonly RoleId[]> = {
  sales: Object.values(Role),
  manager: [Role.sales_manager, Role.general_manager, Role.admin],
  general: [Role.general_manager, Role.admin],
  admin: [Role.admin],
};

/** Whether an actor is one of a call's callers. Only the role of a sales user matters. */
export function isCaller(actor: { user: { role_id: RoleId } | null; client: object | null }, caller: Caller): boolean {
  if (caller === 'visitor') return true;
  if (caller === 'client') return actor.client !== null;
  return actor.user !== null && rolesOf[caller].includes(actor.user.role_id);
}

/** Whether a user's reach is the whole project: general managers and administrators. */
export function seesWholeProject(user: Pick<SalesActor, 'role_id'>): boolean {
  return rolesOf.general.includes(user.role_id);
}

/**
 * Whether something owned by `ownerId` is in a user's reach: what they own themselves, for sales managers also what
 * users below them own, for general managers everything. What has no owner is only in the reach of the latter.
 */
export function isInReach(user: SalesActor, ownerId: number | null): boolean {
  if (seesWholeProject(user)) return true;
  if (ownerId === null) return false;
  return ownerId === user.id || (user.role_id === Role.sales_manager && user.below.has(ownerId));
}
