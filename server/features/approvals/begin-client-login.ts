import { and, eq, isNull } from 'drizzle-orm';
import { approvalCalls } from '#contract/calls/approvals.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { Client } from '#contract/entities/people.ts';
import { checkEmail } from '#domain/people/registration.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { clients } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findClient } from '#server/people/find-people.ts';
import { findProject, type Project } from '#server/people/find-project.ts';
import { limitClientMails } from '#server/people/limit-client-mails.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { isSameEmail } from '#server/people/same-email.ts';
import { sendVerificationCode } from '#server/people/verification-code.ts';
import { nameBrowser } from '#server/sessions/browser-cookie.ts';
import { requesterOf } from '#server/sessions/known-devices.ts';
import { isSecure } from '#server/sessions/session-cookie.ts';
import { beginApproval } from './begin-approval.ts';

type Login = CallContext<typeof approvalCalls.beginClientLogin>;
type Answer = AnswerOf<typeof approvalCalls.beginClientLogin>;

/** What is known of a login before it begins. `count` counts it, in a transaction with what it mails. */
type Beginning = { project: Project; client: Client | null; count: (tx?: Transaction) => Promise<void> };

/**
 * Begins a client login. Not verified: a code goes out, and the answer has no login to wait for. Verified: a link goes
 * out, or the refusal that self-login is not allowed. A discreet project answers every address as a verified one.
 */
export function beginClientLogin(parts: Dependencies): CallHandler<typeof approvalCalls.beginClientLogin> {
  const limit = limitClientMails(parts.pool);
  return async (context) => {
    const { body, language, request } = context;
    checkFields({ email: checkEmail(body.email) }, language);
    const project = await findProject(parts.db, body.project_id);
    if (project === null) return refuse('client_login.email_or_password_wrong', language);
    const client = await findByEmail(parts.db, project.id, body.email);
    const asker = await requesterOf(parts.db, request, body.email, client && { clientId: client.id });
    const beginning = { project, client, count: (tx?: Transaction) => limit(asker, tx) };
    const answer = project.settings.discreetErrors
      ? await beginDiscreetly(parts, context, beginning)
      : await begin(parts, context, beginning);
    parts.onMail();
    return answer;
  };
}

async function begin(parts: Dependencies, context: Login, { project, client, count }: Beginning): Promise<Answer> {
  const { language, body } = context;
  const unknown = () => refuse('client_login.email_or_password_wrong', language);
  if (client === null) {
    await count();
    return unknown();
  }
  const { id, is_verified, can_self_login } = client;
  const shown = { id, is_verified, can_self_login };
  if (!is_verified)
    return (await mailCode(parts, context, { project, client, count }))
      ? { response: true, id: null, client: shown }
      : unknown();
  if (!can_self_login) {
    await count();
    return { ...refuse('client_login.self_login_not_allowed', language), client: shown };
  }
  const browser = nameBrowser(context.request, context.reply, isSecure(context.request, parts.publicUrl));
  const loginId = await inTransaction(parts.db, async (tx) => {
    const now = await lockClient(tx, id);
    return (
      now &&
      beginApproval(tx, parts, context.request, {
        kind: 'login',
        client: { ...client, ...now },
        inviter: null,
        project,
        language: body.lang,
        browser,
        limit: count,
      })
    );
  });
  return loginId === null ? unknown() : { response: true, id: loginId, client: shown };
}

/** A link proves the address as well as a code does: accepting it verifies. Who may not log in alone gets no mail. */
async function beginDiscreetly(
  parts: Dependencies,
  context: Login,
  { project, client, count }: Beginning,
): Promise<Answer> {
  await count();
  const addressed = client?.can_self_login ? client : null;
  const browser = nameBrowser(context.request, context.reply, isSecure(context.request, parts.publicUrl));
  const id = await inTransaction(parts.db, async (tx) => {
    const now = addressed && (await lockClient(tx, addressed.id));
    return beginApproval(tx, parts, context.request, {
      kind: 'login',
      client: addressed && now && { ...addressed, ...now },
      inviter: null,
      project,
      language: context.body.lang,
      browser,
      limit: null,
    });
  });
  return { response: true, id, client: { id: 0, is_verified: true, can_self_login: true } };
}

/**
 * A code that went out to this browser less than two minutes ago still counts: no other is sent. False where the client
 * is gone by then.
 */
async function mailCode(
  { db, linkBase, publicUrl }: Dependencies,
  { request, reply, body }: Login,
  { project, client, count }: Beginning & { client: Client },
): Promise<boolean> {
  const browser = nameBrowser(request, reply, isSecure(request, publicUrl));
  const sent = await inTransaction(db, (tx) =>
    sendVerificationCode(tx, linkBase(), client, { project, language: body.lang, browser, limit: count }),
  );
  return sent.sent || sent.reason !== 'gone';
}

async function findByEmail(tx: Queryable, projectId: number, email: string): Promise<Client | null> {
  const [row] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.project_id, projectId), isSameEmail(clients.email, email), isNull(clients.erased_at)));
  return row ? findClient(tx, row.id) : null;
}
