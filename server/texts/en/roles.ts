import type { RoleId } from '#domain/people/roles.ts';

/** The roles of sales users in mails, for readers who may not see the person's name. */
export const roleWords = {
  1: 'a sales rep',
  2: 'a sales manager',
  3: 'a general manager',
  4: 'a broker',
  5: 'an administrator',
} as const satisfies Record<RoleId, string>;
