import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { confirmationLifetime } from '#domain/people/second-factor.ts';
import type { LoginMethod } from '#domain/people/login-methods.ts';
import type { Queryable } from '#server/database/connection.ts';
import { prepareQuery } from '#server/database/prepare.ts';
import { clients, presentations, projects, sessions, users } from '#server/database/schema.ts';
import { favouritesOfClient, projectsOfUser } from '#server/people/find-people.ts';
import { presentClient } from '#server/people/present-client.ts';
import { presentPresentation } from '#server/people/present-presentation.ts';
import { presentUser } from '#server/people/present-user.ts';
import { endsAt } from '#server/presentations/ends-at.ts';
import { activityDue } from '#server/presentations/record-activity.ts';
import { noCompany, type CompanyKeys } from './company-keys.ts';
import { visitorActor, type RequestActor } from './actor.ts';
import { hasFormerId, hasSessionId } from './session-id.ts';
import { createSessionToken, hashSessionToken } from './session-cookie.ts';

/**
 * The maximum lifetime of a session, in total and without a request: PostgreSQL intervals. `inactivityMinutes` in
 * contract/settings.ts is limited to less than `maxIdle`.
 */
export const maxLifetime = sql`interval '12 hours'`;
export const maxIdle = sql`interval '2 hours'`;
/** The minimum interval between two extensions of a session that is used. */
const prolongInterval = sql`interval '1 minute'`;

/** SQL: whether a session that is used is to be extended. */
const isDue = sql<boolean>`${sessions.idle_expires_at} < now() + ${maxIdle} - ${prolongInterval}`;

/** SQL: when a session was last used, to within a minute. */
export const lastUsedAt = sql<Date>`${sessions.idle_expires_at} - ${maxIdle}`.mapWith(sessions.idle_expires_at);

/** To whom a new session belongs, how a sales user logged in, and the browser and network that its owner sees. */
export type SessionHolder = {
  userId?: number;
  clientId?: number;
  presentationId?: number;
  method?: LoginMethod | null;
  userAgent?: string;
  network?: string;
  /** The sales user's session that this one replaces without a login; this one ends when that one would have. */
  follows?: EndedSession | null;
  /** When the session ends, if that is before its maximum lifetime. */
  endsBy?: Date | null | undefined;
  /** The company login with which the session begins, or in which its tablet link was created. */
  company?: CompanyKeys | undefined;
  /** With the method `company`: when its owner last authenticated at the provider, null if not stated. */
  authenticatedAt?: Date | null | undefined;
};

/** The data that a session passes on to the one that replaces it. */
type EndedSession = Pick<typeof sessions.$inferSelect, 'method' | 'confirmed_at' | 'expires_at' | keyof CompanyKeys>;

/** Begins a session and returns its id for the cookie. */
export async function beginSession(tx: Queryable, holder: SessionHolder): Promise<string> {
  const token = createSessionToken();
  const { company_account, company_sid } = holder.follows ?? holder.company ?? noCompany;
  await tx.insert(sessions).values({
    id_hash: hashSessionToken(token),
    user_id: holder.userId ?? null,
    client_id: holder.clientId ?? null,
    presentation_id: holder.presentationId ?? null,
    method: holder.follows?.method ?? holder.method ?? null,
    network: holder.network ?? '',
    confirmed_at: holder.follows ? holder.follows.confirmed_at : confirmedBy(holder),
    user_agent: (holder.userAgent ?? '').slice(0, 300),
    expires_at: holder.follows?.expires_at ?? sql`least(now() + ${maxLifetime}, ${holder.endsBy ?? null}::timestamptz)`,
    idle_expires_at: sql`now() + ${maxIdle}`,
    company_account,
    company_sid,
  });
  return token;
}

/**
 * When the owner of a new session confirmed their identity, null if they did not. A login confirms it now, except by a
 * tablet link, since anybody may hold the tablet, and except at the company's provider, which may remember an earlier
 * login.
 */
function confirmedBy({ userId, clientId, method, authenticatedAt }: SessionHolder): SQL | null {
  if (method === 'company') return authenticatedAt ? sql`least(now(), ${authenticatedAt}::timestamptz)` : null;
  const confirms = userId === undefined ? clientId !== undefined : method === 'password' || method === 'passkey';
  return confirms ? sql`now()` : null;
}

/**
 * Whether the owner of a session confirmed their identity recently enough to change how they log in, or end sessions. A
 * request with the former id of the session does not count as confirmed.
 */
export async function isConfirmed(
  tx: Queryable,
  { sessionHash, hasFormerId }: Pick<RequestActor, 'sessionHash' | 'hasFormerId'>,
): Promise<boolean> {
  if (sessionHash === null || hasFormerId) return false;
  const [found] = await tx
    .select({ hash: sessions.id_hash })
    .from(sessions)
    .where(
      and(
        eq(sessions.id_hash, sessionHash),
        gt(sessions.confirmed_at, sql`now() - make_interval(secs => ${confirmationLifetime})`),
      ),
    );
  return found !== undefined;
}

const adviser = alias(users, 'adviser');
// The names that the SQL of `endsAt` and `activityDue` uses.
const p = alias(presentations, 'p');
const j = alias(projects, 'j');

/** A session that has not ended, with its user and client if active, and its presentation unless that was ended. */
const findSession = prepareQuery((tx) =>
  tx
    .select({
      hash: sessions.id_hash,
      hasFormerId: hasFormerId(sql.placeholder('hash')),
      isDue,
      presentationId: sessions.presentation_id,
      user: users,
      projects: projectsOfUser,
      client: clients,
      adviser,
      favourites: favouritesOfClient,
      presentation: p,
      /**
       * Whether the presentation has run out, even if the job that ends it, which runs every few seconds, has not done
       * so.
       */
      hasTime: sql<boolean | null>`${endsAt} > now()`,
      isActivityDue: activityDue,
    })
    .from(sessions)
    .leftJoin(users, and(eq(users.id, sessions.user_id), eq(users.is_active, true)))
    .leftJoin(clients, and(eq(clients.id, sessions.client_id), eq(clients.is_active, true), isNull(clients.erased_at)))
    .leftJoin(adviser, eq(adviser.id, clients.user_id))
    .leftJoin(p, and(eq(p.id, sessions.presentation_id), isNull(p.ended_at)))
    .leftJoin(j, eq(j.id, p.project_id))
    .where(
      and(
        hasSessionId(sql.placeholder('hash')),
        gt(sessions.expires_at, sql`now()`),
        gt(sessions.idle_expires_at, sql`now()`),
      ),
    )
    .prepare('find-session'),
);

/** Returns the actor of a session: a visitor if it has ended, its people are gone, or it never existed. */
export async function findActor(tx: Queryable, token: string | undefined): Promise<RequestActor> {
  if (token === undefined) return visitorActor;
  const [found] = await findSession(tx).execute({ hash: hashSessionToken(token) });
  if (found === undefined) return visitorActor;
  if (found.isDue) await prolong(tx, found.hash);
  const { user, client } = found;
  const presentation = found.hasTime ? found.presentation : null;
  const isOver = found.presentationId !== null && presentation === null;
  return {
    sessionHash: found.hash,
    hasFormerId: found.hasFormerId,
    user: user && presentUser(user, found.projects),
    client: client === null || isOver ? null : presentClient(client, found.adviser, found.favourites),
    presentation: presentation && presentPresentation(presentation),
    isActivityDue: found.isActivityDue ?? false,
  };
}

/**
 * When a session ends at the latest, however much it is used, and the company login with which it began and ends. Null
 * if there is no such session.
 */
export async function findEnd(tx: Queryable, hash: string): Promise<({ at: Date } & CompanyKeys) | null> {
  const { expires_at: at, company_account, company_sid } = sessions;
  const [found] = await tx
    .select({ at, company_account, company_sid })
    .from(sessions)
    .where(eq(sessions.id_hash, hash));
  return found ?? null;
}

/** Ends a session and the presentation in it. Returns the session; null if there was none. */
export async function endSession(
  tx: Queryable,
  hash: string,
): Promise<(EndedSession & { user_id: number | null }) | null> {
  const [ended] = await tx.delete(sessions).where(eq(sessions.id_hash, hash)).returning();
  if (ended?.presentation_id)
    await tx
      .update(presentations)
      .set({ ended_at: sql`now()` })
      .where(and(eq(presentations.id, ended.presentation_id), isNull(presentations.ended_at)));
  return ended ?? null;
}

/** Deletes expired sessions, except those that are locked now. */
export async function sweepSessions(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    delete from sessions
    where id_hash in (
      select id_hash from sessions
      where expires_at < now() or idle_expires_at < now()
      order by id_hash
      for update skip locked)`);
}

async function prolong(tx: Queryable, hash: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ idle_expires_at: sql`now() + ${maxIdle}` })
    .where(and(eq(sessions.id_hash, hash), isDue));
}
