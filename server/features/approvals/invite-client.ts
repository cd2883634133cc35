import { approvalCalls } from '#contract/calls/approvals.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { checkEmail } from '#domain/people/registration.ts';
import { normalizeEmail } from '#domain/people/same-email.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findAnyClientByEmail } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { refuseKnownClient } from '#server/people/refuse-known-client.ts';
import { requireAnyClient, subjectOf } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';
import { identifyBrowser } from '#server/sessions/browser-cookie.ts';
import { beginApproval } from './begin-approval.ts';

/**
 * Invites a client in reach to a presentation that the caller leads. For a client out of reach, the answer names the
 * sales user to ask.
 */
export function inviteClient(dependencies: Dependencies): CallHandler<typeof approvalCalls.inviteClient> {
  // Counted by sales user rather than by network, since a whole showroom shares one.
  const perUser = createRateLimiter(dependencies.pool, { name: 'invite-user', attempts: 120, seconds: 600 });
  const perClient = createRateLimiter(dependencies.pool, { name: 'invite-client', attempts: 20, seconds: 600 });
  return async (context) => {
    const { body, actor, language, request, reply } = context;
    checkFields({ email: checkEmail(body.email, 'client_email_missing') }, language);
    const { user } = actor;
    if (user === null) return refuse('error_firstly_login_as_user', language);
    await perUser.consume(String(user.id));
    await perClient.consume(`${user.id} ${normalizeEmail(body.email)}`);
    const project = await requireProject(dependencies.db, body.project_id);
    const client = await findAnyClientByEmail(dependencies.db, project.id, body.email);
    if (client === null) return refuse('error_no_such_client', language);
    const caller = await toActor(dependencies.db, actor);
    if (!maySellTo(caller, subjectOf(client)))
      return refuseKnownClient(caller, client, language, 'error_client_unassigned');
    if (!client.is_active) return refuseKnownClient(caller, client, language, 'error_client_switched_off');
    const browser = identifyBrowser(request, reply);
    const begun = await inTransaction(dependencies.db, async (tx) => {
      if ((await lockClient(tx, client.id)) === null) return refuse('error_no_such_client', language);
      // They may have been assigned to somebody else meanwhile.
      const now = await requireAnyClient(tx, client.id);
      const inviter = await toActor(tx, actor);
      if (!maySellTo(inviter, subjectOf(now)))
        return refuseKnownClient(inviter, now, language, 'error_client_unassigned');
      await writeAudit(tx, actor, 'client.invite', { clientIds: [client.id] });
      return beginApproval(tx, dependencies, request, {
        kind: 'invitation',
        client: now,
        inviter: user,
        project,
        language: await mailLanguage(tx, body.lang, { clientId: client.id }, language),
        browser,
        limit: null,
      });
    });
    if (typeof begun !== 'number') return begun;
    dependencies.onMail();
    return { response: true, id: begun };
  };
}
