import { eq } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import type { CallContext, CallHandler } from '../../calls/registry.ts';
import type { Transaction } from '../../database/connection.ts';
import { clients } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { limitCall } from '../../http/limit-calls.ts';
import { userAgentOf } from '../../http/network.ts';
import { checkFields, refuse } from '../../http/refuse.ts';
import type { Parts } from '../../parts.ts';
import { findClient } from '../../people/find-people.ts';
import { needProject } from '../../people/find-project.ts';
import { redeemVerificationCode } from '../../people/verification-code.ts';
import { findBrowser } from '../../sessions/browser-cookie.ts';
import { openPresentation, type Opened } from '../../sessions/open-presentation.ts';
import { isSecure, setSessionCookie } from '../../sessions/session-cookie.ts';

type Verification = CallContext<typeof clientCalls.verifyClient>;

/**
 * Verifies a client by the code mailed: five tries, ten minutes. Where this is the browser that asked for the code and
 * the client may log in alone, they are logged in; any other browser only verifies. Refuses `verification_code_invalid`.
 */
export function verifyClient(parts: Parts): CallHandler<typeof clientCalls.verifyClient> {
  const limit = limitCall(parts.pool, 'verify', { perNetwork: 120, perAddress: 60 });
  return async (context) => {
    const { body, language, request, reply } = context;
    checkFields({ code: body.code === '' ? 'code_missing' : null }, language);
    await limit(request.ip, String(body.id));
    const done = await inTransaction(parts.db, (tx) => verify(tx, context));
    if (done === null) return refuse('verification_code_invalid', language);
    if (done.opened !== null) setSessionCookie(reply, done.opened.token, isSecure(request, parts.publicUrl));
    parts.onChange();
    return { response: true, client: done.client, presentation: done.opened?.presentation ?? null };
  };
}

async function verify(tx: Transaction, { body, actor, request }: Verification) {
  const client = await findClient(tx, body.id);
  const used = client && (await redeemVerificationCode(tx, body.id, body.code));
  if (!client || !used) return null;
  await tx.update(clients).set({ is_verified: true }).where(eq(clients.id, client.id));
  const isOwnBrowser = used.browser !== null && used.browser === findBrowser(request);
  const opened: Opened | null = isOwnBrowser && client.can_self_login && actor.user === null
    ? await openPresentation(tx, { clientId: client.id, projectId: (await needProject(tx)).id, leader: null, oldSession: actor.sessionHash, userAgent: userAgentOf(request) })
    : null;
  return { opened, client: { ...client, is_verified: true } };
}
