import type { Client } from '#contract/entities/people.ts';

/** A client's first and last name. */
export function fullName({ first_name, last_name }: Pick<Client, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`;
}
