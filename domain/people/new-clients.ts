import { Role, type RoleId } from './roles.ts';

/**
 * The choices of the setting `newClients`: clients who register alone are assigned to the project's `botSalesRep`, to
 * sellers in turn, or to nobody until a sales user takes them from the pool.
 */
export const newClientRules = ['bot', 'turn', 'pool'] as const;
export type NewClientRule = (typeof newClientRules)[number];

/** Sales reps and brokers: the roles that get new clients in turn and are notified of clients in the pool. */
export const rolesInTurn: readonly RoleId[] = [Role.sales_rep, Role.broker];
