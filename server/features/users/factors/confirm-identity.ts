import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import { readAppCode } from '#domain/people/second-factor.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findOwner, listMethods, lockOwner } from '#server/second-factors/factors.ts';
import { recordUse, verifyAssertion } from '#server/second-factors/passkeys.ts';
import { relyingPartyOf } from '#server/second-factors/relying-party.ts';
import { findBrowser } from '#server/sessions/browser-cookie.ts';
import { findKnownDevice } from '#server/sessions/known-devices.ts';
import { confirmSession, sendSessionId } from '#server/sessions/session-id.ts';
import { confirmPassword } from '../confirm-password.ts';
import { recordGuess } from '../record-guess.ts';
import { acceptCode, prepareCode } from './accept-code.ts';
import { limitCodes } from './limit-codes.ts';

type Context = CallContext<typeof secondFactorCalls.confirmIdentity>;

/**
 * Confirms the identity of a session's owner, who may then end other sessions and change how they log in, for ten
 * minutes. It requires everything that a login does (ASVS 7.5.1): a passkey, or the password and, with a second factor,
 * a code. The session gets a new id. Clients have no second factors. Wrong passwords and codes are recorded as guesses
 * of the session.
 */
export function confirmIdentity(dependencies: Dependencies): CallHandler<typeof secondFactorCalls.confirmIdentity> {
  const { db } = dependencies;
  const confirm = confirmPassword(dependencies);
  const confirmByCode = codeConfirmation(dependencies);
  const recordWrong = recordGuess(dependencies);
  const prove = async (context: Context): Promise<Refusal | null> => {
    const { body, actor } = context;
    if (actor.user !== null && body.passkey !== undefined) return confirmByPasskey(dependencies, context);
    await confirm(context, body.current_password ?? '');
    return actor.user !== null && body.code !== undefined ? confirmByCode(context, body.code) : null;
  };
  return async (context) => {
    const { actor } = context;
    if (actor.sessionHash === null) throw new ProblemError('not_logged_in');
    const refusal = await prove(context);
    if (refusal !== null) {
      if (refusal.error !== 'passkeys_elsewhere')
        await recordWrong(context, context.body.passkey === undefined ? 'code' : 'passkey');
      return refusal;
    }
    const id = await inTransaction(db, async (tx) => {
      if (isPasswordAlone(context) && (await hasSecondFactor(tx, actor))) return null;
      return confirmSession(tx, context.request);
    });
    if (id === null) checkFields({ code: 'code_missing' }, context.language);
    else sendSessionId(dependencies, context, id);
    return { response: true };
  };
}

const isPasswordAlone = ({ body }: Context) => body.passkey === undefined && body.code === undefined;

/** Whether the caller has a second factor. Locks them, because adding one voids confirmations by the password alone. */
async function hasSecondFactor(tx: Transaction, { user }: Context['actor']): Promise<boolean> {
  if (user === null || (await lockOwner(tx, user.id)) === null) return false;
  return (await listMethods(tx, user.id)).length > 0;
}

/** Six digits are treated as a code of the app, anything else as a recovery code. */
function codeConfirmation(dependencies: Dependencies): (context: Context, code: string) => Promise<Refusal | null> {
  const { db, pool, onMail } = dependencies;
  const limits = limitCodes(pool);
  return async (context, code) => {
    const { actor, request, language } = context;
    const found = actor.user && (await findOwner(db, actor.user.id));
    if (!found) throw new ProblemError('not_logged_in');
    const device = await findKnownDevice(db, request, { userId: found.id });
    const attempt = { userId: found.id, ip: request.ip, device, password: found.password_hash };
    await limits.consume(attempt);
    const method = /^\d{6}$/.test(readAppCode(code)) ? 'app' : 'recovery';
    const typed = await prepareCode(db, found.id, method, code);
    const isAccepted = await inTransaction(db, async (tx) => {
      const owner = await lockOwner(tx, found.id);
      return owner !== null && acceptCode(tx, dependencies, context, owner, typed);
    });
    if (!isAccepted) return refuse(method === 'app' ? 'code_wrong' : 'recovery_code_wrong', language);
    onMail();
    await limits.reset(attempt);
    return null;
  };
}

async function confirmByPasskey(
  { db, publicUrl }: Dependencies,
  { actor, request, language, body }: Context,
): Promise<Refusal | null> {
  const site = relyingPartyOf(request, publicUrl);
  if (site === null || body.passkey === undefined) return refuse('passkeys_elsewhere', language);
  const assertion = await verifyAssertion(db, { site, browser: findBrowser(request) }, body.passkey);
  if ('failedBy' in assertion || assertion.userId !== actor.user?.id) return refuse('passkey_failed', language);
  const isUsed = await inTransaction(
    db,
    async (tx) => (await lockOwner(tx, assertion.userId)) !== null && recordUse(tx, assertion),
  );
  return isUsed ? null : refuse('passkey_failed', language);
}
