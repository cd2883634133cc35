import { approvalCalls } from '#contract/calls/approvals.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { Client } from '#contract/entities/people.ts';
import { checkEmail } from '#domain/people/registration.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requesterOf } from '#server/http/limit-calls.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findClientByEmail } from '#server/people/find-people.ts';
import { findProject, type Project } from '#server/people/find-project.ts';
import { limitClientMails } from '#server/people/limit-client-mails.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { hideTime } from '#server/people/password.ts';
import { sendVerificationCode } from '#server/people/verification-code.ts';
import { identifyBrowser } from '#server/sessions/browser-cookie.ts';
import { beginApproval } from './begin-approval.ts';

type Login = CallContext<typeof approvalCalls.beginClientLogin>;
type Answer = AnswerOf<typeof approvalCalls.beginClientLogin>;

/**
 * A login that is about to begin. `client` is null if nobody has the address. `countMail` counts its mail towards the
 * limits, in the transaction that queues it if one is given.
 */
type LoginAttempt = { project: Project; client: Client | null; countMail: (tx?: Transaction) => Promise<void> };

/**
 * Begins a client login. A verified client is mailed a link, or refused if they may not log in by themselves. A client
 * who is not verified yet is mailed a code instead, and the answer has no login to wait for. A discreet project answers
 * every address as if it were a verified client's.
 */
export function beginClientLogin(dependencies: Dependencies): CallHandler<typeof approvalCalls.beginClientLogin> {
  const limit = limitClientMails(dependencies.pool);
  return async (context) => {
    const { body, language, request } = context;
    checkFields({ email: checkEmail(body.email) }, language);
    const project = await findProject(dependencies.db, body.project_id);
    if (project === null) return refuse('client_login.email_or_password_wrong', language);
    const client = await findClientByEmail(dependencies.db, project.id, body.email);
    const requester = await requesterOf(dependencies.db, request, body.email, client && { clientId: client.id });
    const attempt = { project, client, countMail: (tx?: Transaction) => limit(requester, tx) };
    const answer = project.settings.discreetErrors
      ? await beginDiscreetly(dependencies, context, attempt)
      : await beginLogin(dependencies, context, attempt);
    dependencies.onMail();
    return answer;
  };
}

async function beginLogin(
  dependencies: Dependencies,
  context: Login,
  { project, client, countMail }: LoginAttempt,
): Promise<Answer> {
  const { language, body } = context;
  const refuseUnknown = () => refuse('client_login.email_or_password_wrong', language);
  if (client === null) {
    await countMail();
    return refuseUnknown();
  }
  const { id, is_verified, can_self_login } = client;
  const clientState = { id, is_verified, can_self_login };
  if (!is_verified)
    return (await mailCode(dependencies, context, { project, client, countMail }))
      ? { response: true, id: null, client: clientState }
      : refuseUnknown();
  if (!can_self_login) {
    await countMail();
    return { ...refuse('client_login.self_login_not_allowed', language), client: clientState };
  }
  const browser = identifyBrowser(context.request, context.reply);
  const loginId = await inTransaction(dependencies.db, async (tx) => {
    const locked = await lockClient(tx, id);
    return (
      locked &&
      beginApproval(tx, dependencies, context.request, {
        kind: 'login',
        client: { ...client, ...locked },
        inviter: null,
        project,
        language: await mailLanguage(tx, body.lang, { clientId: id }, language),
        browser,
        limit: countMail,
      })
    );
  });
  return loginId === null ? refuseUnknown() : { response: true, id: loginId, client: clientState };
}

/**
 * Answers every address alike. An unverified client is mailed a link too, since accepting it verifies their address
 * just as a code does. Nothing is mailed to a client who may not log in by themselves.
 */
async function beginDiscreetly(
  dependencies: Dependencies,
  context: Login,
  { project, client, countMail }: LoginAttempt,
): Promise<Answer> {
  await countMail();
  const recipient = client?.can_self_login ? client : null;
  const browser = identifyBrowser(context.request, context.reply);
  const begin = async (tx: Transaction) => {
    const locked = recipient && (await lockClient(tx, recipient.id));
    return beginApproval(tx, dependencies, context.request, {
      kind: 'login',
      client: recipient && locked && { ...recipient, ...locked },
      inviter: null,
      project,
      language: recipient
        ? await mailLanguage(tx, context.body.lang, { clientId: recipient.id }, context.language)
        : context.language,
      browser,
      limit: null,
    });
  };
  const id = await hideTime(() => inTransaction(dependencies.db, begin));
  return { response: true, id, client: { id: 0, is_verified: true, can_self_login: true } };
}

/**
 * Mails a verification code, unless this browser requested one less than two minutes ago. Returns false if the client
 * no longer exists.
 */
async function mailCode(
  { db, linkBase }: Dependencies,
  { request, reply, body, language }: Login,
  { project, client, countMail }: LoginAttempt & { client: Client },
): Promise<boolean> {
  const browser = identifyBrowser(request, reply);
  const outcome = await inTransaction(db, async (tx) =>
    sendVerificationCode(tx, linkBase(), client, {
      project,
      language: await mailLanguage(tx, body.lang, { clientId: client.id }, language),
      browser,
      limit: countMail,
    }),
  );
  return outcome.sent || outcome.reason !== 'gone';
}
