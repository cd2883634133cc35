import type { Caller } from '#domain/people/actor.ts';
import { Role, type RoleId } from '#domain/people/roles.ts';

/**
 * Relations of others to a caller. Clients: the caller's own (`own`), another of the same seller (`other`), one of a
 * user below, one of a user outside of the caller's tree (`foreign`), and an unassigned one (`nobody`). Users: the
 * caller, a user below, one outside of the tree, and one below with the caller's own role (`equal`).
 */
export const relations = ['own', 'foreign', 'other', 'below', 'nobody', 'equal'] as const;
export type Relation = (typeof relations)[number];

export const clientRelations = ['own', 'foreign', 'other', 'below', 'nobody'] as const satisfies Relation[];
export type ClientRelation = (typeof clientRelations)[number];
export const userRelations = ['own', 'foreign', 'below', 'equal'] as const satisfies Relation[];
export type UserRelation = (typeof userRelations)[number];

const everybody: Relation[] = ['own', 'foreign', 'other', 'below', 'nobody', 'equal'];

/**
 * Every kind of caller: their role, the callers of the contract that they count as, whom they may see, and whether
 * their session has a client. Written independently of the product's rules.
 */
export const people = {
  visitor: { role: null, callers: ['visitor'], reach: [], hasClient: false },
  client: { role: null, callers: ['visitor', 'client'], reach: ['own'], hasClient: true },
  sales_rep: { role: Role.sales_rep, callers: ['visitor', 'sales'], reach: ['own', 'other'], hasClient: false },
  presenter: {
    role: Role.sales_rep,
    callers: ['visitor', 'client', 'sales'],
    reach: ['own', 'other'],
    hasClient: true,
  },
  broker: { role: Role.broker, callers: ['visitor', 'sales'], reach: ['own', 'other'], hasClient: false },
  sales_manager: {
    role: Role.sales_manager,
    callers: ['visitor', 'sales', 'manager'],
    reach: ['own', 'other', 'below', 'equal'],
    hasClient: false,
  },
  general_manager: {
    role: Role.general_manager,
    callers: ['visitor', 'sales', 'manager', 'general'],
    reach: everybody,
    hasClient: false,
  },
  admin: {
    role: Role.admin,
    callers: ['visitor', 'sales', 'manager', 'general', 'admin'],
    reach: everybody,
    hasClient: false,
  },
} as const satisfies Record<
  string,
  { role: RoleId | null; callers: readonly Caller[]; reach: readonly Relation[]; hasClient: boolean }
>;
export type Person = keyof typeof people;
export const everyPerson = Object.keys(people) as Person[];

/** Whether a person may see somebody in a relation to them. */
export function reaches(person: Person, relation: Relation): boolean {
  return (people[person].reach as readonly Relation[]).includes(relation);
}

/** The clients that a person sees in a list. */
export function clientsInReach(person: Person): ClientRelation[] {
  return clientRelations.filter((relation) => reaches(person, relation));
}

/** The users that a person sees in a list. A client's answers name the seller. */
export function usersInReach(person: Person): UserRelation[] {
  return userRelations.filter((relation) => reaches(person, relation));
}

/** Whether a person is one of the callers. */
export function isOneOf(callers: readonly Caller[], person: Person): boolean {
  return callers.some((caller) => (people[person].callers as readonly Caller[]).includes(caller));
}
