import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { mustHaveSecondFactor } from '#domain/people/second-factor.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { findApp } from '#server/second-factors/authenticator-app.ts';
import { listMethods } from '#server/second-factors/factors.ts';
import { listPasskeys } from '#server/second-factors/passkeys.ts';
import { countRecoveryCodes, createRecoveryCodes, saveRecoveryCodes } from '#server/second-factors/recovery-codes.ts';
import { relyingPartyOf } from '#server/second-factors/relying-party.ts';
import { recordFactorEvent } from '#server/second-factors/record-factor-event.ts';
import { isConfirmed } from '#server/sessions/sessions.ts';
import { findChanger, lockChanger } from './find-changer.ts';

/** The caller's own factors. */
export function listSecondFactors({
  db,
  publicUrl,
}: Dependencies): CallHandler<typeof secondFactorCalls.listSecondFactors> {
  return async ({ actor, request }) => {
    const { user } = actor;
    if (user === null) throw new ProblemError('not_logged_in');
    const { settings } = await requireProject(db);
    const app = await findApp(db, user.id);
    const passkeys = await listPasskeys(db, user.id);
    return {
      is_required: mustHaveSecondFactor(settings.requireSecondFactor, user),
      is_confirmed: await isConfirmed(db, actor),
      app: app && presentUse(app),
      passkeys: passkeys.map(({ id, name, ...use }) => ({ id, name, ...presentUse(use) })),
      recovery_codes: await countRecoveryCodes(db, user.id),
      passkey_origin: relyingPartyOf(request, publicUrl)?.origin ?? null,
    };
  };
}

function presentUse({ created_at, last_used_at }: { created_at: Date; last_used_at: Date | null }) {
  return { created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}

/** Replaces the caller's recovery codes. Throws `unprocessable` for a user without a second factor. */
export function makeRecoveryCodes({
  db,
  linkBase,
  onMail,
}: Dependencies): CallHandler<typeof secondFactorCalls.makeRecoveryCodes> {
  return async (context) => {
    const changer = await findChanger(db, context);
    if ('response' in changer) return changer;
    const codes = await createRecoveryCodes();
    const refused = await inTransaction(db, async (tx) => {
      const locked = await lockChanger(tx, context, changer);
      if ('refused' in locked) return locked.refused;
      const { owner } = locked;
      if ((await listMethods(tx, owner.id)).length === 0) throw new ProblemError('unprocessable');
      await saveRecoveryCodes(tx, owner.id, codes);
      await recordFactorEvent(tx, linkBase(), context, { owner, mail: 'recoveryCodesMade', action: 'user.newCodes' });
      return null;
    });
    if (refused !== null) return refuse(refused, context.language);
    onMail();
    return { response: true, recovery_codes: codes.shown };
  };
}
