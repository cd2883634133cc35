import { and, asc, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { retentionCalls } from '#contract/calls/retention.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Queryable } from '#server/database/connection.ts';
import { clients, users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requireProject } from '#server/people/find-project.ts';
import { eraseWithAudit } from './erase-client.ts';

/** The clients who are due for erasure. The audit log records it. */
export function listDueClients({ db }: Dependencies): CallHandler<typeof retentionCalls.listDueClients> {
  return async ({ query, actor }) => {
    const { id: projectId, settings } = await requireProject(db);
    const months = settings.retentionMonths;
    const isDue = isDueAfter(months, projectId);
    const [total] = await db.select({ all: count() }).from(clients).where(isDue);
    const rows = await db
      .select({ client: clients, user: { id: users.id, name: users.name } })
      .from(clients)
      .leftJoin(users, eq(users.id, clients.user_id))
      .where(isDue)
      .orderBy(asc(clients.last_active_at), asc(clients.id))
      .limit(query.per_page);
    if (rows.length > 0) await writeAudit(db, actor, 'client.list', { clientIds: rows.map((row) => row.client.id) });
    const due = rows.map(({ client: { id, first_name, last_name, email, created_at, last_active_at }, user }) => ({
      id,
      first_name,
      last_name,
      email,
      user,
      created_at: created_at.toISOString(),
      last_active_at: last_active_at.toISOString(),
    }));
    return { months, total: total?.all ?? 0, clients: due };
  };
}

/**
 * Erases clients who are due, as `eraseClient` does, each in a separate transaction. Whether a client is still due is
 * checked again under the client's lock.
 */
export function eraseDueClients({
  db,
  onSessionChange,
}: Dependencies): CallHandler<typeof retentionCalls.eraseDueClients> {
  return async ({ body, actor }) => {
    const { id: projectId, settings } = await requireProject(db);
    const results: { id: number; outcome: 'erased' | 'not_due' }[] = [];
    for (const id of body.ids) {
      const isErased = await eraseWithAudit(db, actor, id, async (tx) => {
        if (!(await isStillDue(tx, id, isDueAfter(settings.retentionMonths, projectId))))
          throw new ProblemError('not_found');
      }).catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === 'not_found') return false;
        throw error;
      });
      results.push({ id, outcome: isErased ? 'erased' : 'not_due' });
    }
    onSessionChange();
    return { results };
  };
}

async function isStillDue(tx: Queryable, id: number, isDue: SQL | undefined): Promise<boolean> {
  const [found] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, id), isDue));
  return found !== undefined;
}

/**
 * Condition: a client of the project has been inactive for this many months, and has no held unit, no open viewing and
 * no running presentation. For 0 months, nobody is due.
 */
function isDueAfter(months: number, projectId: number): SQL | undefined {
  return and(
    sql`${months} > 0`,
    eq(clients.project_id, projectId),
    isNull(clients.erased_at),
    sql`${clients.last_active_at} < now() - make_interval(months => ${months})`,
    sql`not exists (
      select 1 from property_claims c
      where c.client_id = ${clients.id} and c.closed_at is null)`,
    sql`not exists (
      select 1 from viewings v
      where v.client_id = ${clients.id} and v.done_at is null and v.day >= current_date)`,
    sql`not exists (
      select 1 from presentations p
      where p.client_id = ${clients.id} and p.ended_at is null)`,
  );
}
