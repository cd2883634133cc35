import { and, desc, eq, gte, inArray, like, lt, sql, type SQL } from 'drizzle-orm';
import { auditCalls } from '#contract/calls/audit.ts';
import type { QueryOf } from '#contract/calls/call.ts';
import type { AuditEntry } from '#contract/entities/audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { auditEntries, clients, properties, users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';

type EntryRow = typeof auditEntries.$inferSelect;

/** How many subjects of an entry are named at most. */
const maxSubjects = 6;
const maxCounted = 10_000;

/** A page of the audit log, newest first. Reading the log is not recorded in it. */
export function listAudit({ db }: Dependencies): CallHandler<typeof auditCalls.listAudit> {
  return async ({ query, reply }) => {
    const condition = conditionOf(query);
    const rows = await db
      .select()
      .from(auditEntries)
      .where(condition)
      .orderBy(desc(auditEntries.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page);
    const counted = db
      .select({ one: sql`1` })
      .from(auditEntries)
      .where(condition)
      .limit(maxCounted)
      .as('counted');
    const [total] = await db.select({ all: sql<number>`count(*)::int` }).from(counted);
    reply.header('x-total-count', String(total?.all ?? 0));
    return present(db, rows);
  };
}

/** `from` and `to` are whole days in UTC, inclusive. */
function conditionOf({
  user_id,
  client_id,
  property_id,
  noun,
  from,
  to,
}: QueryOf<typeof auditCalls.listAudit>): SQL | undefined {
  return and(
    user_id === undefined ? undefined : eq(auditEntries.user_id, user_id),
    client_id === undefined ? undefined : sql`${auditEntries.client_ids} @> array[${client_id}]::int[]`,
    property_id === undefined ? undefined : sql`${auditEntries.property_ids} @> array[${property_id}]::int[]`,
    noun === undefined ? undefined : like(auditEntries.action, `${noun}.%`),
    from === undefined ? undefined : gte(auditEntries.at, new Date(`${from}T00:00:00Z`)),
    to === undefined ? undefined : lt(auditEntries.at, sql`${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`),
  );
}

async function present(tx: Queryable, rows: EntryRow[]): Promise<AuditEntry[]> {
  const clientIds = rows.flatMap((row) => [
    ...row.client_ids.slice(0, maxSubjects),
    ...(row.by_client_id === null ? [] : [row.by_client_id]),
  ]);
  const userIds = rows.flatMap((row) => [
    ...row.user_ids.slice(0, maxSubjects),
    ...(row.user_id === null ? [] : [row.user_id]),
  ]);
  const unitIds = rows.flatMap((row) => row.property_ids.slice(0, maxSubjects));
  const clientNames = await nameClients(tx, clientIds);
  const userNames = await nameUsers(tx, userIds);
  const unitCodes = await nameUnits(tx, unitIds);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    fields: row.fields,
    device: row.device,
    network: row.network,
    user: row.user_id === null ? null : { id: row.user_id, name: userNames.get(row.user_id) ?? null },
    client:
      row.by_client_id === null ? null : { id: row.by_client_id, name: clientNames.get(row.by_client_id) ?? null },
    subjects: [
      ...row.property_ids
        .map((id) => ({ noun: 'property' as const, id, name: unitCodes.get(id) ?? null }))
        .slice(0, maxSubjects),
      ...row.client_ids
        .map((id) => ({ noun: 'client' as const, id, name: clientNames.get(id) ?? null }))
        .slice(0, maxSubjects),
      ...row.user_ids
        .map((id) => ({ noun: 'user' as const, id, name: userNames.get(id) ?? null }))
        .slice(0, maxSubjects),
    ].slice(0, maxSubjects),
    subject_count: row.property_ids.length + row.client_ids.length + row.user_ids.length,
  }));
}

async function nameClients(tx: Queryable, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: clients.id, first: clients.first_name, last: clients.last_name })
    .from(clients)
    .where(inArray(clients.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, `${row.first} ${row.last}`.trim()]));
}

async function nameUsers(tx: Queryable, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function nameUnits(tx: Queryable, ids: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: properties.id, code: properties.code })
    .from(properties)
    .where(inArray(properties.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.code]));
}
