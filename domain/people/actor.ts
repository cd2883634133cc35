import type { RoleId } from './roles.ts';

/**
 * Who acts: at most one sales user and one client a browser. `below` holds the ids of all users under the sales user in
 * the `parent_id` tree, himself not among them.
 */
export type SalesActor = { id: number; role_id: RoleId; below: ReadonlySet<number> };
export type Actor = { user: SalesActor | null; client: { id: number } | null };

/** Who may make a call: anybody, the logged-in client, any sales user, and roles upwards. */
export const callers = ['visitor', 'client', 'sales', 'manager', 'general', 'admin'] as const;
export type Caller = (typeof callers)[number];

const rolesOf: Record<Exclude<Caller, 'visitor' | 'client'>, readonly RoleId[]> = {
  sales: [1, 2, 3, 4, 5],
  manager: [2, 3, 5],
  general: [3, 5],
  admin: [5],
};

/** Whether somebody is one of those a call is for; of a sales user only the role matters. */
export function isCaller(actor: { user: { role_id: RoleId } | null; client: object | null }, caller: Caller): boolean {
  if (caller === 'visitor') return true;
  if (caller === 'client') return actor.client !== null;
  return actor.user !== null && rolesOf[caller].includes(actor.user.role_id);
}

/** General managers and administrators see everybody in the project. */
export function seesWholeProject(user: SalesActor): boolean {
  return rolesOf.general.includes(user.role_id);
}

/**
 * Whether what belongs to a user lies in the reach of another: his own, for managers also of those below, for general
 * managers all. Nobody's belongs to those who see all.
 */
export function isInReach(user: SalesActor, ownerId: number | null): boolean {
  if (seesWholeProject(user)) return true;
  if (ownerId === null) return false;
  return ownerId === user.id || (user.role_id === 2 && user.below.has(ownerId));
}
