import type { RoleId } from './roles.ts';

/**
 * The choices of the setting `newClients`, whose a client is who registers alone: the project's `botSalesRep`, sellers
 * in turn, or nobody's until a sales user takes them.
 */
export const newClientRules = ['bot', 'turn', 'pool'] as const;
export type NewClientRule = (typeof newClientRules)[number];

/** The roles that get new clients in turn and are told of those who wait: sales reps and brokers. Managers assign. */
export const rolesInTurn: readonly RoleId[] = [1, 4];
