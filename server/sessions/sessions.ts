import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { presentations, sessions } from '#server/database/schema.ts';
import { findClient, findUser } from '#server/people/find-people.ts';
import { presentPresentation } from '#server/people/present-presentation.ts';
import { endsAt } from '#server/presentations/ends-at.ts';
import { nobody, type Actor } from './actor.ts';
import { createSessionToken, hashSessionToken } from './session-cookie.ts';

/**
 * How long a session lives at most, and without a request: PostgreSQL intervals. `inactivityMinutes` in
 * contract/settings.ts stays below the second.
 */
const maxLifetime = sql`interval '12 hours'`;
const maxIdle = sql`interval '2 hours'`;
/** A session in use is prolonged at most this often. */
const prolongEvery = sql`interval '1 minute'`;

/** Whether a session in use is to be prolonged. */
const isDue = sql<boolean>`${sessions.idle_expires_at} < now() + ${maxIdle} - ${prolongEvery}`;

/** Whom a new session belongs to, and what the browser calls itself. */
export type SessionHolder = { userId?: number; clientId?: number; presentationId?: number; userAgent?: string };

/** Begins a session and answers the id for the cookie. */
export async function beginSession(tx: Queryable, holder: SessionHolder): Promise<string> {
  const token = createSessionToken();
  await tx.insert(sessions).values({
    id_hash: hashSessionToken(token),
    user_id: holder.userId ?? null,
    client_id: holder.clientId ?? null,
    presentation_id: holder.presentationId ?? null,
    user_agent: (holder.userAgent ?? '').slice(0, 300),
    expires_at: sql`now() + ${maxLifetime}` as never,
    idle_expires_at: sql`now() + ${maxIdle}` as never,
  });
  return token;
}

/** Who holds a session: nobody where it has ended, its people are gone, or there never was one. */
export async function findActor(tx: Queryable, token: string | undefined): Promise<Actor> {
  if (token === undefined) return nobody;
  const hash = hashSessionToken(token);
  const [found] = await tx
    .select({ session: sessions, isDue })
    .from(sessions)
    .where(
      and(eq(sessions.id_hash, hash), gt(sessions.expires_at, sql`now()`), gt(sessions.idle_expires_at, sql`now()`)),
    );
  if (!found) return nobody;
  if (found.isDue) await prolong(tx, hash);
  const { user_id, client_id, presentation_id } = found.session;
  const presentation = presentation_id === null ? null : await findRunningPresentation(tx, presentation_id);
  const isOver = presentation_id !== null && presentation === null;
  return {
    sessionHash: hash,
    user: user_id === null ? null : await findUser(tx, user_id),
    client: client_id === null || isOver ? null : await findClient(tx, client_id),
    presentation,
  };
}

/** Ends a session, and with it the presentation that runs in it. */
export async function endSession(tx: Queryable, hash: string): Promise<void> {
  const [ended] = await tx.delete(sessions).where(eq(sessions.id_hash, hash)).returning();
  if (!ended?.presentation_id) return;
  await tx
    .update(presentations)
    .set({ ended_at: sql`now()` })
    .where(and(eq(presentations.id, ended.presentation_id), isNull(presentations.ended_at)));
}

/** Forgets sessions whose time is over; one that is being written is left to the next round. */
export async function sweepSessions(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    delete from sessions where id_hash in (
      select id_hash from sessions where expires_at < now() or idle_expires_at < now() order by id_hash for update skip locked)`);
}

async function prolong(tx: Queryable, hash: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ idle_expires_at: sql`now() + ${maxIdle}` })
    .where(and(eq(sessions.id_hash, hash), isDue));
}

/** One whose time has run out is over already, though the job that writes its end comes only every few seconds. */
async function findRunningPresentation(tx: Queryable, id: number): Promise<Actor['presentation']> {
  const hasTime = sql`exists (select 1 from presentations p join projects j on j.id = p.project_id where p.id = ${id} and ${endsAt} > now())`;
  const [row] = await tx
    .select()
    .from(presentations)
    .where(and(eq(presentations.id, id), isNull(presentations.ended_at), hasTime));
  return row ? presentPresentation(row) : null;
}
