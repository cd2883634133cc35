import type pg from 'pg';
import { clientCalls } from '#contract/calls/clients.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { networkOf } from '#server/http/network-of.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { originOf, shownNetwork, userAgentOf } from '#server/http/request-origin.ts';
import { findClient } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { takePasswordTime } from '#server/people/password.ts';
import { hasOpenCode, isLinkSecret, markVerified, redeemVerificationCode } from '#server/people/verification-code.ts';
import { visitorActor } from '#server/sessions/actor.ts';
import { findBrowser } from '#server/sessions/browser-cookie.ts';
import { findKnownDevice, rememberDevice, setDeviceCookie } from '#server/sessions/known-devices.ts';
import { openPresentation, type Opened } from '#server/sessions/open-presentation.ts';
import { setSessionCookie } from '#server/sessions/session-cookie.ts';

type Verification = CallContext<typeof clientCalls.verifyClient>;

/**
 * Verifies a client by the mailed link in any browser, or by the code in the browser that requested it: five tries, ten
 * minutes. The requesting browser also logs the client in if they may log in alone. Refuses
 * `verification_code_invalid`; a browser that requested no code gets the same answer for every client, known or not.
 */
export function verifyClient(dependencies: Dependencies): CallHandler<typeof clientCalls.verifyClient> {
  const limits = limitGuesses(dependencies.pool);
  return async (context) => {
    const { body, language, request, reply } = context;
    checkFields({ code: body.code === '' ? 'code_missing' : null }, language);
    const browser = findBrowser(request);
    if (!isLinkSecret(body.code)) {
      if (browser === null || !(await hasOpenCode(dependencies.db, body.id, browser))) {
        await limits.consumeForUnknown(request.ip);
        await takePasswordTime();
        return refuse('verification_code_invalid', language);
      }
      const device = await findKnownDevice(dependencies.db, request, { clientId: body.id });
      if (device === null) await limits.consume(request.ip, body.id);
    }
    const done = await inTransaction(dependencies.db, (tx) => verify(tx, context, browser));
    if (done === null) return refuse('verification_code_invalid', language);
    if (done.opened !== null) setSessionCookie(reply, done.opened.token);
    if (done.device !== null) setDeviceCookie(reply, done.device);
    dependencies.onSessionChange();
    return { response: true, client: done.client, presentation: done.opened?.presentation ?? null };
  };
}

/**
 * Limits on typed codes in addition to the five tries of each code, because an attacker may request codes in many
 * browsers. The link in the same mail is not limited, so that nobody can be locked out by using these limits up.
 */
function limitGuesses(pool: pg.Pool) {
  const pairs = createRateLimiter(pool, { name: 'code-pair', attempts: 20, seconds: 3600 });
  const clients = createRateLimiter(pool, { name: 'code-client', attempts: 40, seconds: 3600 });
  const networks = createRateLimiter(pool, { name: 'code-network', attempts: 20, seconds: 60 });
  return {
    async consume(ip: string, clientId: number) {
      await pairs.consume(`${networkOf(ip)} ${clientId}`);
      await clients.consume(String(clientId));
    },
    /** Counts a try that cannot succeed, for the network only. */
    async consumeForUnknown(ip: string) {
      await networks.consume(networkOf(ip));
    },
  };
}

async function verify(tx: Transaction, { body, actor, request, language }: Verification, browser: string | null) {
  const client = await findClient(tx, body.id);
  const used = client && (await redeemVerificationCode(tx, body.id, body.code, browser));
  if (!client) return null;
  if (!used) {
    await recordWrongCode(tx, body, request);
    return null;
  }
  await markVerified(tx, client.id);
  const isOwnBrowser = used.browser !== null && used.browser === browser;
  const opened: Opened | null =
    isOwnBrowser && client.can_self_login && actor.user === null
      ? await openPresentation(tx, {
          clientId: client.id,
          projectId: (await requireProject(tx)).id,
          leader: null,
          oldSession: actor.sessionHash,
          userAgent: userAgentOf(request),
          network: shownNetwork(request),
        })
      : null;
  if (opened !== null)
    await writeAudit(tx, { user: null, client }, 'client.login', { clientIds: [client.id], origin: originOf(request) });
  const device = actor.user === null ? await rememberDevice(tx, { request, language }, { clientId: client.id }) : null;
  return { opened, device, client: { ...client, is_verified: true } };
}

/** Records a wrong code in the audit log. A wrong link belongs to no client, so it is not recorded. */
async function recordWrongCode(
  tx: Transaction,
  { id, code }: Verification['body'],
  request: Verification['request'],
): Promise<void> {
  if (isLinkSecret(code) || (await lockClient(tx, id)) === null) return;
  await writeAudit(tx, visitorActor, 'client.refused', {
    clientIds: [id],
    fields: ['code'],
    origin: originOf(request),
  });
}
