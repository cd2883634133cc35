import { isCaller } from './actor.ts';
import type { RoleId } from './roles.ts';

/**
 * What a sales user may do in the dashboard, by role alone; whom it may be done to, the rules of each noun say. Nobody
 * may nothing.
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
