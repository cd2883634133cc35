import { isCaller } from './actor.ts';
import type { RoleId } from './roles.ts';

/**
 * What a user's role allows in the dashboard. Whom they may do it to is decided by the rules for clients and users.
 * Without a user, nothing is allowed.
 */
export function mayInDashboard(user: { role_id: RoleId } | null) {
  const is = (caller: 'manager' | 'general' | 'admin') => isCaller({ user, client: null }, caller);
  return {
    assignClients: is('manager'),
    managePeople: is('manager'),
    movePeople: is('general'),
    changeStatuses: is('manager'),
    changePrices: is('general'),
    manageProject: is('general'),
    eraseClients: is('admin'),
  };
}
