import { and, eq } from 'drizzle-orm';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { userProjects } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { limitBrowsers } from '#server/http/limit-calls.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { originOf } from '#server/http/request-origin.ts';
import { findUser } from '#server/people/find-people.ts';
import { lockOwner } from '#server/second-factors/factors.ts';
import { issueRequestOptions, recordUse, verifyAssertion } from '#server/second-factors/passkeys.ts';
import { endPendingLogin, findPendingLogin, forgetPendingLogin } from '#server/second-factors/pending-logins.ts';
import { relyingPartyOf } from '#server/second-factors/relying-party.ts';
import { visitorActor } from '#server/sessions/actor.ts';
import { findBrowser, identifyBrowser } from '#server/sessions/browser-cookie.ts';
import { renewSession, sendSession } from '../renew-session.ts';

/**
 * Gives this browser a challenge for a passkey of the user whose login is pending or who is logged in, otherwise of any
 * user.
 */
export function askPasskey({ db, pool, publicUrl }: Dependencies): CallHandler<typeof secondFactorCalls.askPasskey> {
  // Challenges are stored.
  const rate = { attempts: 60, seconds: 60 };
  const limit = limitBrowsers({ db, pool }, 'passkey', { perDevice: rate, perNetwork: rate });
  return async ({ actor, request, reply, language }) => {
    const site = relyingPartyOf(request, publicUrl);
    if (site === null) return refuse('passkeys_elsewhere', language);
    await limit(request);
    const owner = actor.user?.id ?? (await findPendingLogin(db, request))?.userId ?? null;
    const browser = identifyBrowser(request, reply);
    return { response: true, options: { ...(await issueRequestOptions(db, { site, browser }, owner)) } };
  };
}

/**
 * Logs in the user of a passkey. Since their device has verified them, no other factor is needed. Refuses everybody if
 * users only log in through the company's provider. An invalid assertion by an existing passkey is audited.
 */
export function loginByPasskey(dependencies: Dependencies): CallHandler<typeof secondFactorCalls.loginByPasskey> {
  const { db, publicUrl } = dependencies;
  return async (context) => {
    const { request, reply, language, body } = context;
    if (dependencies.company?.options.isOnly) return refuse('error_company_only', language);
    const site = relyingPartyOf(request, publicUrl);
    if (site === null) return refuse('passkeys_elsewhere', language);
    const assertion = await verifyAssertion(db, { site, browser: findBrowser(request) }, body.passkey);
    if ('failedBy' in assertion) {
      if (assertion.failedBy !== null)
        await writeAudit(db, visitorActor, 'user.refused', {
          userIds: [assertion.failedBy],
          fields: ['passkey'],
          origin: originOf(request),
        });
      return refuse('passkey_failed', language);
    }
    const user = await findUser(db, assertion.userId);
    const [membership] = user
      ? await db
          .select({ id: userProjects.project_id })
          .from(userProjects)
          .where(and(eq(userProjects.user_id, user.id), eq(userProjects.project_id, body.project_id)))
      : [];
    if (!user || !membership) return refuse('passkey_failed', language);
    const pending = await findPendingLogin(db, request);
    const session = await inTransaction(db, async (tx) => {
      if ((await lockOwner(tx, user.id)) === null || !(await recordUse(tx, assertion))) return null;
      if (pending?.userId === user.id) await endPendingLogin(tx, pending);
      return renewSession(tx, dependencies, context, { userId: user.id, method: 'passkey' });
    });
    if (session === null) return refuse('passkey_failed', language);
    sendSession(dependencies, context, session);
    forgetPendingLogin(reply);
    return { response: true, user };
  };
}
