import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { sessionCalls } from '#contract/calls/session.ts';
import type { OwnSession } from '#contract/entities/people.ts';
import { describeDevice } from '#domain/people/describe-device.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { sessions } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import { endSessionOfUser, endSessionsOfUser } from '#server/sessions/end-sessions.ts';
import { lastUsedAt } from '#server/sessions/sessions.ts';

/** More than anybody has. */
const maxListed = 100;

/** Registers the calls by which sales users see where they are logged in, and end sessions there. */
export function registerOwnSessions(
  { register }: Registry,
  { db, onChange }: { db: Database; onChange(): void },
): void {
  register(sessionCalls.listOwnSessions, ({ actor }) => listOwnSessions(db, actor));
  register(sessionCalls.endOwnSession, async ({ params, actor }) => {
    const userId = userIdOf(actor);
    await inTransaction(db, async (tx) => {
      if (!(await endSessionOfUser(tx, userId, params.id))) throw new ProblemError('not_found');
      await writeAudit(tx, actor, 'user.sessions', { userIds: [userId] });
    });
    onChange();
    return { response: true as const };
  });
  register(sessionCalls.endOtherSessions, async ({ actor }) => {
    const userId = userIdOf(actor);
    await inTransaction(db, async (tx) => {
      if (!(await lockUserShared(tx, userId))) throw new ProblemError('not_found');
      await endSessionsOfUser(tx, userId, actor.sessionHash);
      await writeAudit(tx, actor, 'user.sessions', { userIds: [userId] });
    });
    onChange();
    return { response: true as const };
  });
}

async function listOwnSessions(db: Database, actor: RequestActor): Promise<OwnSession[]> {
  const isCurrent = sql<boolean>`${sessions.id_hash} = ${actor.sessionHash}`;
  const rows = await db
    .select({ session: sessions, usedAt: lastUsedAt, isCurrent })
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userIdOf(actor)),
        gt(sessions.expires_at, sql`now()`),
        gt(sessions.idle_expires_at, sql`now()`),
      ),
    )
    .orderBy(desc(isCurrent), desc(sessions.idle_expires_at), desc(sessions.id))
    .limit(maxListed);
  return rows.map(({ session, usedAt, isCurrent: is_current }) => ({
    id: session.id,
    device: describeDevice(session.user_agent),
    network: session.network,
    method: session.method,
    began_at: session.created_at.toISOString(),
    used_at: usedAt.toISOString(),
    is_current,
  }));
}

function userIdOf({ user }: RequestActor): number {
  if (user === null) throw new ProblemError('not_logged_in');
  return user.id;
}
