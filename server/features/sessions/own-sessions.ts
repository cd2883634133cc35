import { and, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Refusal } from '#contract/errors/problem.ts';
import { sessionCalls } from '#contract/calls/session.ts';
import type { OwnSession } from '#contract/entities/people.ts';
import { describeDevice } from '#domain/people/describe-device.ts';
import type { Language } from '#domain/texts/language.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import { presentations, sessions } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { accountOf, type RequestActor } from '#server/sessions/actor.ts';
import * as ending from '#server/sessions/end-sessions.ts';
import type { Account } from '#server/sessions/known-devices.ts';
import { isConfirmed, lastUsedAt } from '#server/sessions/sessions.ts';

/** The most sessions listed: more than anybody has. */
const maxSessions = 100;

type Caller = { actor: RequestActor; language: Language };

/** Registers the calls by which sales users and clients alone see where they are logged in, and end sessions there. */
export function registerOwnSessions(
  { register }: Registry,
  { db, onSessionChange }: { db: Database; onSessionChange(): void },
): void {
  register(sessionCalls.listOwnSessions, ({ actor }) => listOwnSessions(db, actor));
  /**
   * Ends sessions of a caller who recently confirmed their identity; `end` returns false if there is no such session.
   */
  const endSessions = async (
    { actor, language }: Caller,
    end: (tx: Transaction, owner: Account) => Promise<boolean>,
  ): Promise<{ response: true } | Refusal> => {
    const owner = requireOwner(actor);
    if (!(await isConfirmed(db, actor))) return refuse('confirm_first', language);
    await inTransaction(db, async (tx) => {
      if (!(await end(tx, owner))) throw new ProblemError('not_found');
      if ('userId' in owner) await writeAudit(tx, actor, 'user.sessions', { userIds: [owner.userId] });
      else await writeAudit(tx, actor, 'client.sessions', { clientIds: [owner.clientId] });
    });
    onSessionChange();
    return { response: true };
  };
  register(sessionCalls.endOwnSession, (context) =>
    endSessions(context, async (tx, owner) => {
      const { id } = context.params;
      if ('userId' in owner) return ending.endSessionOfUser(tx, owner.userId, id);
      return (await lockClient(tx, owner.clientId)) !== null && ending.endOwnSessionOfClient(tx, owner.clientId, id);
    }),
  );
  register(sessionCalls.endOtherSessions, (context) =>
    endSessions(context, async (tx, owner) => {
      const { sessionHash } = context.actor;
      if ('userId' in owner) {
        if (!(await lockUserShared(tx, owner.userId))) return false;
        await ending.endSessionsOfUser(tx, owner.userId, sessionHash);
      } else {
        if ((await lockClient(tx, owner.clientId)) === null) return false;
        await ending.endOwnSessionsOfClient(tx, owner.clientId, sessionHash);
      }
      return true;
    }),
  );
}

async function listOwnSessions(db: Database, actor: RequestActor): Promise<OwnSession[]> {
  const isCurrent = sql<boolean>`${sessions.id_hash} = ${actor.sessionHash}`;
  const rows = await db
    .select({ session: sessions, usedAt: lastUsedAt, isCurrent })
    .from(sessions)
    .leftJoin(presentations, eq(presentations.id, sessions.presentation_id))
    .where(
      and(isOf(requireOwner(actor)), gt(sessions.expires_at, sql`now()`), gt(sessions.idle_expires_at, sql`now()`)),
    )
    .orderBy(desc(isCurrent), desc(sessions.idle_expires_at), desc(sessions.id))
    .limit(maxSessions);
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

/** Condition: an open session of an account. A client is only logged in while their presentation lasts. */
function isOf(owner: Account): SQL | undefined {
  if ('userId' in owner) return eq(sessions.user_id, owner.userId);
  const lasts = or(isNull(sessions.presentation_id), isNull(presentations.ended_at));
  return and(eq(sessions.client_id, owner.clientId), isNull(sessions.user_id), lasts);
}

function requireOwner(actor: RequestActor): Account {
  const owner = accountOf(actor);
  if (owner === null) throw new ProblemError('not_logged_in');
  return owner;
}
