import { aliasedTable, and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Duplicate } from '#contract/entities/leads.ts';
import { areDuplicates } from '#domain/leads/are-duplicates.ts';
import type { SalesActor } from '#domain/people/actor.ts';
import type { Queryable } from '#server/database/connection.ts';
import { clients, users } from '#server/database/schema.ts';
import { inReachOf } from '#server/people/reach.ts';
import { presentDuplicate } from './present-lead.ts';

const maxDuplicates = 100;
/** How many candidates the database finds by key at most; `areDuplicates` then decides. */
const maxCandidates = 1000;

/** Finds clients in reach who may be the same person as a client, newest first. */
export async function findDuplicatesOf(tx: Queryable, caller: SalesActor, clientId: number): Promise<Duplicate[]> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId));
  if (!client) return [];
  const hasSameKey = or(
    client.phone_key === null ? undefined : eq(clients.phone_key, client.phone_key),
    client.name_key === null ? undefined : eq(clients.name_key, client.name_key),
  );
  if (hasSameKey === undefined) return [];
  const rows = await tx
    .select({ client: clients, user: { id: users.id, name: users.name } })
    .from(clients)
    .leftJoin(users, eq(users.id, clients.user_id))
    .where(and(ne(clients.id, clientId), isNull(clients.erased_at), inReachOf(caller, clients.user_id), hasSameKey))
    .orderBy(desc(clients.id))
    .limit(maxCandidates);
  return rows
    .flatMap((row) => {
      const reason = areDuplicates(client, row.client);
      return reason === null ? [] : [presentDuplicate(row.client, row.user, reason)];
    })
    .slice(0, maxDuplicates);
}

/** Finds pairs of clients in reach who may be the same person, newest pairs first; the older client comes first. */
export async function findDuplicatePairs(tx: Queryable, caller: SalesActor): Promise<[Duplicate, Duplicate][]> {
  const other = aliasedTable(clients, 'other');
  const pairsWithSame = (key: 'phone_key' | 'name_key') =>
    tx
      .select({ older: sql<number>`${clients.id}`.as('older'), newer: sql<number>`${other.id}`.as('newer') })
      .from(clients)
      .innerJoin(other, and(lt(clients.id, other.id), eq(other[key], clients[key])))
      .where(
        and(
          isNull(clients.erased_at),
          isNull(other.erased_at),
          inReachOf(caller, clients.user_id),
          inReachOf(caller, other.user_id),
        ),
      );
  const candidates = await union(pairsWithSame('phone_key'), pairsWithSame('name_key'))
    .orderBy(desc(sql`newer`), desc(sql`older`))
    .limit(maxCandidates);
  const identities = await byId(
    tx
      .select({
        id: clients.id,
        first_name: clients.first_name,
        last_name: clients.last_name,
        email: clients.email,
        phone: clients.phone,
      })
      .from(clients)
      .where(inArray(clients.id, idsOf(candidates))),
  );
  // A client who was erased since the candidates were read is in no pair.
  const pairs = candidates
    .flatMap(({ older, newer }) => {
      const first = identities.get(older);
      const second = identities.get(newer);
      const reason = first && second ? areDuplicates(first, second) : null;
      return reason === null ? [] : [{ older, newer, reason }];
    })
    .slice(0, maxDuplicates);
  const people = await byId(
    tx
      .select({ id: clients.id, client: clients, user: { id: users.id, name: users.name } })
      .from(clients)
      .leftJoin(users, eq(users.id, clients.user_id))
      .where(inArray(clients.id, idsOf(pairs))),
  );
  return pairs.flatMap(({ older, newer, reason }): [Duplicate, Duplicate][] => {
    const first = people.get(older);
    const second = people.get(newer);
    return first && second
      ? [[presentDuplicate(first.client, first.user, reason), presentDuplicate(second.client, second.user, reason)]]
      : [];
  });
}

const idsOf = (pairs: readonly { older: number; newer: number }[]) => [
  ...new Set(pairs.flatMap(({ older, newer }) => [older, newer])),
];

async function byId<Row extends { id: number }>(rows: Promise<Row[]>): Promise<Map<number, Row>> {
  return new Map((await rows).map((row) => [row.id, row]));
}
