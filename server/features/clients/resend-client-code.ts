import { clientCalls } from '#contract/calls/clients.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { limitBrowsers, requesterOf, type CallLimit } from '#server/http/limit-calls.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findClient } from '#server/people/find-people.ts';
import { findProject } from '#server/people/find-project.ts';
import { limitClientMails } from '#server/people/limit-client-mails.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { hideTime } from '#server/people/password.ts';
import { hasRequestedCode, sendVerificationCode, type CodeSent } from '#server/people/verification-code.ts';
import { findBrowser } from '#server/sessions/browser-cookie.ts';

type Resend = CallContext<typeof clientCalls.resendClientCode>;

const clientGone: CodeSent = { sent: false, reason: 'gone', wait: 0 };

/**
 * Mails another code to the client who requested one in this browser: two minutes after the last one, at most ten a
 * day. For any other browser the answer is the same as for an unknown or verified client. With `discreetErrors` the
 * answer is always success, since registering a taken address also returns an id.
 */
export function resendClientCode(dependencies: Dependencies): CallHandler<typeof clientCalls.resendClientCode> {
  const limit = limitClientMails(dependencies.pool);
  // Every such request costs as much as hashing a code.
  const rate = { attempts: 60, seconds: 60 };
  const limitDiscreet = limitBrowsers(dependencies, 'resend-code', { perDevice: rate, perNetwork: rate });
  return async (context) => {
    const { body, language } = context;
    const project = await findProject(dependencies.db, body.project_id);
    if (project?.settings.discreetErrors) {
      await limitDiscreet(context.request);
      await hideTime(() =>
        resend(dependencies, context, limit).catch((error: unknown) => {
          if (!(error instanceof ProblemError)) throw error;
        }),
      );
      return { response: true };
    }
    const sent = await resend(dependencies, context, limit);
    if (sent.sent) return { response: true };
    if (sent.reason === 'gone') return refuse('error_no_such_client', language);
    return refuse(sent.reason === 'wait' ? 'wait_2_min_for_resend' : 'codes_used_up', language, sent.wait);
  };
}

async function resend(
  { db, linkBase, onMail }: Dependencies,
  { body, language, request }: Resend,
  limit: CallLimit,
): Promise<CodeSent> {
  const browser = findBrowser(request);
  if (browser === null || !(await hasRequestedCode(db, body.id, browser))) return clientGone;
  const client = await findClient(db, body.id);
  const project = await findProject(db, body.project_id);
  if (client === null || client.is_verified || project === null) return clientGone;
  const caller = await requesterOf(db, request, client.email, { clientId: client.id });
  const sent = await inTransaction(db, async (tx) =>
    sendVerificationCode(tx, linkBase(), client, {
      project,
      language: await mailLanguage(tx, body.lang, { clientId: client.id }, language),
      browser,
      limit: (counting) => limit(caller, counting),
    }),
  );
  if (sent.sent) onMail();
  return sent;
}
