import { Role } from '#domain/people/roles.ts';
import type { NewClient, NewUser } from '#server/features/accounts/save-accounts.ts';

/** The password of every demo account. */
export const demoPassword = 'asteria';

const address = (name: string) => `${name}@asteria.example`;

/** One user of each role and a second sales rep, in one tree below the administrator. */
export const demoUsers: NewUser[] = [
  { email: address('admin'), name: 'Alexis Admin', phone: '+30 210 555 0105', role_id: Role.admin, parent: null },
  {
    email: address('general'),
    name: 'Gülşen General',
    phone: '+30 210 555 0103',
    role_id: Role.general_manager,
    parent: address('admin'),
  },
  {
    email: address('manager'),
    name: 'Maria Manager',
    phone: '+30 210 555 0102',
    role_id: Role.sales_manager,
    parent: address('general'),
  },
  {
    email: address('rep'),
    name: 'Rıza Rep',
    phone: '+30 210 555 0101',
    role_id: Role.sales_rep,
    parent: address('manager'),
  },
  {
    email: address('broker'),
    name: 'Bora Broker',
    phone: '+30 210 555 0104',
    role_id: Role.broker,
    parent: address('manager'),
  },
  {
    email: address('rep2'),
    name: 'Rhea Rep',
    phone: '+30 210 555 0106',
    role_id: Role.sales_rep,
    parent: address('manager'),
  },
];

/** Clients in every state that matters for a login. */
export const demoClients: NewClient[] = [
  {
    email: address('client'),
    first_name: 'Ceren',
    last_name: 'Client',
    phone: '+90 212 555 0111',
    is_verified: true,
    can_self_login: true,
    user: address('rep'),
  },
  {
    email: address('guest'),
    first_name: 'Georgios',
    last_name: 'Guest',
    phone: '+30 210 555 0112',
    is_verified: true,
    can_self_login: false,
    user: address('rep'),
  },
  {
    email: address('new'),
    first_name: 'Nil',
    last_name: 'New',
    phone: '+90 212 555 0113',
    is_verified: false,
    can_self_login: true,
    user: address('rep'),
  },
  {
    email: address('other'),
    first_name: 'Olga',
    last_name: 'Other',
    phone: '+30 210 555 0114',
    is_verified: true,
    can_self_login: true,
    user: address('rep2'),
  },
];

/** The sellers in the demo's history: their relative share of the leads, and the hours in which they usually answer. */
export const demoSellers = [
  { email: address('rep'), share: 32, answerHours: 3 },
  { email: address('rep2'), share: 29, answerHours: 5 },
  { email: address('broker'), share: 23, answerHours: 16 },
  { email: address('manager'), share: 16, answerHours: 1.5 },
];
