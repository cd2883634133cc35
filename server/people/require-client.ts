import type { Client } from '#contract/entities/people.ts';
import type { Actor } from '#domain/people/actor.ts';
import type { ClientSubject } from '#domain/people/may-clients.ts';
import type { Queryable } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import { findAnyClient } from './find-people.ts';

/** The part of a client that permission rules use. */
export function subjectOf(client: Client): ClientSubject {
  return { id: client.id, user_id: client.user?.id ?? null };
}

/** Returns the client with an id for any actor. Throws `not_found` if there is none. */
export async function requireAnyClient(tx: Queryable, id: number): Promise<Client> {
  const client = await findAnyClient(tx, id);
  if (client === null) throw new ProblemError('not_found');
  return client;
}

/** Returns the client with an id. Throws `not_found` if there is none or the rule does not let this actor see them. */
export async function requireClient(
  tx: Queryable,
  actor: Actor,
  id: number,
  rule: (actor: Actor, client: ClientSubject) => boolean,
): Promise<Client> {
  const client = await findAnyClient(tx, id);
  if (client === null || !rule(actor, subjectOf(client))) throw new ProblemError('not_found');
  return client;
}
