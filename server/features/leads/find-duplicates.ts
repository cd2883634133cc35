import { aliasedTable, and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Duplicate } from '#contract/entities/leads.ts';
import { areDuplicates } from '#domain/leads/are-duplicates.ts';
import type { SalesActor } from '#domain/people/actor.ts';
import type { Queryable } from '../../database/connection.ts';
import { clients, users } from '../../database/schema.ts';
import { inReachOf } from '../../people/reach.ts';
import { presentDuplicate } from './present-lead.ts';

const most = 100;
/** Candidates that the database finds by its keys; the rule then decides. */
const mostCandidates = 1000;

/** Who in reach may be the same person as a client, the latest first. */
export async function findDuplicatesOf(tx: Queryable, asker: SalesActor, clientId: number): Promise<Duplicate[]> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId));
  if (!client) return [];
  const alike = or(client.phone_key === null ? undefined : eq(clients.phone_key, client.phone_key), client.name_key === null ? undefined : eq(clients.name_key, client.name_key));
  if (alike === undefined) return [];
  const rows = await tx.select({ client: clients, user: { id: users.id, name: users.name } }).from(clients).leftJoin(users, eq(users.id, clients.user_id))
    .where(and(ne(clients.id, clientId), isNull(clients.erased_at), inReachOf(asker, clients.user_id), alike)).orderBy(desc(clients.id)).limit(mostCandidates);
  return rows.flatMap((row) => {
    const reason = areDuplicates(client, row.client);
    return reason === null ? [] : [presentDuplicate(row.client, row.user, reason)];
  }).slice(0, most);
}

/** Pairs in reach who may be one person, the elder first; the latest pairs first. */
export async function findDuplicatePairs(tx: Queryable, asker: SalesActor): Promise<[Duplicate, Duplicate][]> {
  const other = aliasedTable(clients, 'other');
  const alike = sql`(${other.phone_key} = ${clients.phone_key} or ${other.name_key} = ${clients.name_key})`;
  const rows = await tx.select({ elder: clients, younger: other }).from(clients).innerJoin(other, and(lt(clients.id, other.id), alike))
    .where(and(isNull(clients.erased_at), isNull(other.erased_at), inReachOf(asker, clients.user_id), inReachOf(asker, other.user_id))).orderBy(desc(other.id), desc(clients.id)).limit(mostCandidates);
  const pairs = rows.flatMap(({ elder, younger }) => {
    const reason = areDuplicates(elder, younger);
    return reason === null ? [] : [{ elder, younger, reason }];
  }).slice(0, most);
  const assigned = await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, pairs.flatMap(({ elder, younger }) => [elder.user_id ?? 0, younger.user_id ?? 0])));
  const userOf = (id: number | null) => assigned.find((user) => user.id === id) ?? null;
  return pairs.map(({ elder, younger, reason }) => [presentDuplicate(elder, userOf(elder.user_id), reason), presentDuplicate(younger, userOf(younger.user_id), reason)]);
}
