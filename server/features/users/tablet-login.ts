import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import { tabletLinkLifetime } from '#domain/people/login-methods.ts';
import { mayLogInOnTablet } from '#domain/people/may-users.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { tabletLogins, userProjects } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import { pageLink } from '#server/mail/outbox.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findUser } from '#server/people/find-people.ts';
import { lockCompanyLoginsShared, lockUserShared } from '#server/people/lock-users.ts';
import { toActor } from '#server/people/reach.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { findEnd, isConfirmed } from '#server/sessions/sessions.ts';
import { requireUserInReach } from './get-user.ts';
import { renewSession, sendSession } from './renew-session.ts';

/**
 * Creates a link that logs a user in on a tablet: single use, valid for a minute, for the caller and users they may
 * change. The caller must have recently confirmed their identity, since a link opens the accounts of others too. The
 * session on the tablet ends when the caller's would, so that sessions cannot be prolonged by links from tablet to
 * tablet, and with the company login of the caller's session.
 */
export function createTabletLogin({
  db,
  linkBase,
  company,
}: Dependencies): CallHandler<typeof userCalls.createTabletLogin> {
  return async ({ params, actor, language }) => {
    const { sessionHash } = actor;
    if (sessionHash === null || !(await isConfirmed(db, actor))) return refuse('confirm_first', language);
    const caller = await toActor(db, actor);
    const user = await requireUserInReach(db, caller, params.id);
    if (actor.user === null || !mayLogInOnTablet(caller, user)) throw new ProblemError('not_allowed');
    const token = createSecret();
    const made_by = actor.user.id;
    await inTransaction(db, async (tx) => {
      if (company !== null) await lockCompanyLoginsShared(tx);
      if (!(await lockUserShared(tx, user.id))) throw new ProblemError('not_found');
      const end = await findEnd(tx, sessionHash);
      if (end === null) throw new ProblemError('not_logged_in');
      const { at: session_ends_at, ...keys } = end;
      await tx.insert(tabletLogins).values({
        token_hash: hashSecret(token),
        user_id: user.id,
        made_by,
        expires_at: sql`now() + make_interval(secs => ${tabletLinkLifetime})`,
        session_ends_at,
        ...keys,
      });
      await writeAudit(tx, actor, 'user.tablet', { userIds: [user.id] });
    });
    const url = pageLink(linkBase(), 'salesLogin');
    url.searchParams.set('user', token);
    return { response: true, url: url.href };
  };
}

/**
 * Redeems a tablet link, once. An invalid one is answered like a failed login. Not rate-limited: 256 bits cannot be
 * guessed, and a limit could lock out the link's owner.
 */
export function loginByToken(dependencies: Dependencies): CallHandler<typeof userCalls.loginByToken> {
  const { db, company } = dependencies;
  return async (context) => {
    const { body, language } = context;
    const isOpen = and(
      eq(tabletLogins.token_hash, hashSecret(body.token)),
      isNull(tabletLogins.used_at),
      gt(tabletLogins.expires_at, sql`now()`),
    );
    const [link] = await db
      .select({ userId: tabletLogins.user_id, maker: tabletLogins.made_by, endsBy: tabletLogins.session_ends_at })
      .from(tabletLogins)
      .where(isOpen);
    const user = link ? await findUser(db, link.userId) : null;
    const [membership] = user
      ? await db
          .select()
          .from(userProjects)
          .where(and(eq(userProjects.user_id, user.id), eq(userProjects.project_id, body.project_id)))
      : [];
    if (user === null || !membership) return refuse('error_user_email', language);
    const session = await inTransaction(db, async (tx) => {
      if (company !== null) await lockCompanyLoginsShared(tx);
      // What ends the sessions of either user also ends the link.
      for (const id of [user.id, link?.maker ?? user.id].toSorted((a, b) => a - b))
        if (!(await lockUserShared(tx, id))) return null;
      const [keys] = await tx
        .update(tabletLogins)
        .set({ used_at: sql`now()` })
        .where(isOpen)
        .returning({ company_account: tabletLogins.company_account, company_sid: tabletLogins.company_sid });
      if (keys === undefined) return null;
      const login = { userId: user.id, method: 'tablet', endsBy: link?.endsBy, company: keys } as const;
      return renewSession(tx, dependencies, context, login);
    });
    if (session === null) return refuse('error_user_email', language);
    sendSession(dependencies, context, session);
    return { response: true, user };
  };
}
