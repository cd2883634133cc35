import { clientCalls } from '#contract/calls/clients.ts';
import type { CallHandler } from '../../calls/registry.ts';
import { limitCall } from '../../http/limit-calls.ts';
import { refuse } from '../../http/refuse.ts';
import type { Parts } from '../../parts.ts';
import { findClient } from '../../people/find-people.ts';
import { findProject } from '../../people/find-project.ts';
import { sendVerificationCode } from '../../people/verification-code.ts';
import { nameBrowser } from '../../sessions/browser-cookie.ts';
import { isSecure } from '../../sessions/session-cookie.ts';
import { inTransaction } from '../../database/transaction.ts';

/** Mails another code: two minutes after the last, ten a day. Nobody, and who is verified already, are refused alike. */
export function resendClientCode({ db, pool, publicUrl, linkBase, onMail }: Parts): CallHandler<typeof clientCalls.resendClientCode> {
  const limit = limitCall(pool, 'resend-code', { perNetwork: 120, perAddress: 60 });
  return async ({ body, language, request, reply }) => {
    await limit(request.ip, String(body.id));
    const browser = nameBrowser(request, reply, isSecure(request, publicUrl));
    const [client, project] = [await findClient(db, body.id), await findProject(db, body.project_id)];
    if (client === null || client.is_verified || project === null) return refuse('error_no_such_client', language);
    const sent = await inTransaction(db, (tx) => sendVerificationCode(tx, linkBase(), client, { project, language: body.lang, browser }));
    if (!sent.sent && sent.reason === 'gone') return refuse('error_no_such_client', language);
    if (!sent.sent) return refuse(sent.reason === 'wait' ? 'wait_2_min_for_resend' : 'codes_used_up', language, sent.wait);
    onMail();
    return { response: true };
  };
}
