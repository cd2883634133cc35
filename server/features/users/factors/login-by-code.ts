import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { originOf } from '#server/http/request-origin.ts';
import { findUser } from '#server/people/find-people.ts';
import { findOwner, lockOwner } from '#server/second-factors/factors.ts';
import {
  countTry,
  endPendingLogin,
  findPendingLogin,
  forgetPendingLogin,
} from '#server/second-factors/pending-logins.ts';
import { recordFactorEvent } from '#server/second-factors/record-factor-event.ts';
import { findKnownDevice } from '#server/sessions/known-devices.ts';
import { visitorActor } from '#server/sessions/actor.ts';
import { renewSession, sendSession } from '../renew-session.ts';
import { acceptCode, prepareCode } from './accept-code.ts';
import { limitCodes } from './limit-codes.ts';

/**
 * Completes a login by a code, once. A code counts as a try before it is checked. Wrong codes are recorded in the audit
 * log. After the last try the password has to be typed again, and a mail tells the owner that somebody knows it.
 */
export function loginByCode(dependencies: Dependencies): CallHandler<typeof secondFactorCalls.loginByCode> {
  const { db, pool, linkBase, onMail } = dependencies;
  const limits = limitCodes(pool);
  return async (context) => {
    const { request, reply, language, body } = context;
    const pending = await findPendingLogin(db, request);
    const found = pending && (await findOwner(db, pending.userId));
    if (!pending || !found) return refuse('login_step_over', language);
    const device = await findKnownDevice(db, request, { userId: found.id });
    const attempt = { userId: found.id, ip: request.ip, device, password: found.password_hash };
    await limits.consume(attempt);
    const typed = await prepareCode(db, found.id, body.method, body.code);
    const outcome = await inTransaction(db, async (tx) => {
      const owner = await lockOwner(tx, found.id);
      const triesLeft = owner && (await countTry(tx, pending));
      if (owner === null || triesLeft === null) return 'over';
      if (await acceptCode(tx, dependencies, context, owner, typed)) {
        await endPendingLogin(tx, pending);
        const login = { userId: owner.id, method: 'password', factor: body.method } as const;
        const session = await renewSession(tx, dependencies, context, login);
        return { session, user: await findUser(tx, owner.id) };
      }
      if (triesLeft > 0) {
        await writeAudit(tx, visitorActor, 'user.refused', {
          userIds: [owner.id],
          fields: [body.method],
          origin: originOf(request),
        });
        return 'wrong';
      }
      await endPendingLogin(tx, pending);
      await recordFactorEvent(tx, linkBase(), context, { owner, mail: 'secondStepRefused', action: 'user.wrongCodes' });
      return 'over';
    });
    onMail();
    if (outcome === 'wrong') return refuse(body.method === 'app' ? 'code_wrong' : 'recovery_code_wrong', language);
    forgetPendingLogin(reply);
    if (outcome === 'over') return refuse('login_step_over', language);
    const { session, user } = outcome;
    if (session === null || user === null) return refuse('error_user_email', language);
    sendSession(dependencies, context, session);
    await limits.reset(attempt);
    return { response: true, user };
  };
}
