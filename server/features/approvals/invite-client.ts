import { and, eq, isNull } from 'drizzle-orm';
import { approvalCalls } from '#contract/calls/approvals.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { checkEmail } from '#domain/people/registration.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { clients } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findClient } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { subjectOf } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';
import { isSameEmail } from '#server/people/same-email.ts';
import { nameBrowser } from '#server/sessions/browser-cookie.ts';
import { isSecure } from '#server/sessions/cookies.ts';
import { beginApproval } from './begin-approval.ts';

type Invitation = CallContext<typeof approvalCalls.inviteClient>;

/**
 * Invites a client in reach to a presentation that the caller leads. Clients who do not exist and clients out of reach
 * are refused alike.
 */
export function inviteClient(dependencies: Dependencies): CallHandler<typeof approvalCalls.inviteClient> {
  // Counted by sales user rather than by network, since a whole showroom shares one.
  const byUser = createRateLimiter(dependencies.pool, { name: 'invite-user', attempts: 120, seconds: 600 });
  const byClient = createRateLimiter(dependencies.pool, { name: 'invite-client', attempts: 20, seconds: 600 });
  return async (context) => {
    const { body, actor, language, request, reply } = context;
    checkFields({ email: checkEmail(body.email, 'client_email_missing') }, language);
    const { user } = actor;
    if (user === null) return refuse('error_firstly_login_as_user', language);
    await byUser.consume(String(user.id));
    await byClient.consume(`${user.id} ${body.email.toLowerCase()}`);
    const project = await requireProject(dependencies.db, body.project_id);
    const client = await findInvited(dependencies, context, project.id);
    if (client === null) return refuse('error_no_such_client', language);
    const browser = nameBrowser(request, reply, isSecure(request, dependencies.publicUrl));
    const id = await inTransaction(dependencies.db, async (tx) => {
      const locked = await lockClient(tx, client.id);
      if (locked === null) return null;
      await writeAudit(tx, actor, 'client.invite', { clientIds: [client.id] });
      return beginApproval(tx, dependencies, request, {
        kind: 'invitation',
        client: { ...client, ...locked },
        inviter: user,
        project,
        language: body.lang,
        browser,
        limit: null,
      });
    });
    if (id === null) return refuse('error_no_such_client', language);
    dependencies.onMail();
    return { response: true, id };
  };
}

async function findInvited({ db }: Dependencies, { body, actor }: Invitation, projectId: number) {
  const [row] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.project_id, projectId), isSameEmail(clients.email, body.email), isNull(clients.erased_at)));
  const client = row ? await findClient(db, row.id) : null;
  return client !== null && maySellTo(await toActor(db, actor), subjectOf(client)) ? client : null;
}
