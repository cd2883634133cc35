import type { Call } from '#contract/calls/call.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import { mustHaveSecondFactor } from '#domain/people/second-factor.ts';
import type { CallContext } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { listMethods, type FactorOwner } from '#server/second-factors/factors.ts';
import { removeRecoveryCodes } from '#server/second-factors/recovery-codes.ts';
import { recordFactorEvent } from '#server/second-factors/record-factor-event.ts';
import { findChanger, lockChanger } from './find-changer.ts';

/** A factor to remove. `remove`, which runs with the owner locked, returns false if there is no such factor. */
type Removal = {
  factor: 'app' | 'passkey';
  remove(tx: Transaction, owner: FactorOwner): Promise<boolean>;
};

/** Thrown to roll back the removal of a factor that has to stay. */
class LastFactorError extends Error {}

/**
 * Removes a factor of the caller; recovery codes go with the last one. The last one stays if one is required. Throws
 * `not_found` if there is no such factor.
 */
export async function removeFactor(
  { db, linkBase, onMail }: Dependencies,
  context: Pick<CallContext<Call>, 'actor' | 'request' | 'language'>,
  { factor, remove }: Removal,
): Promise<{ response: true } | Refusal> {
  const changer = await findChanger(db, context);
  if ('response' in changer) return changer;
  const { settings } = await requireProject(db);
  try {
    const refused = await inTransaction(db, async (tx) => {
      const locked = await lockChanger(tx, context, changer);
      if ('refused' in locked) return locked.refused;
      const { owner } = locked;
      if (!(await remove(tx, owner))) throw new ProblemError('not_found');
      if ((await listMethods(tx, owner.id)).length === 0) {
        if (mustHaveSecondFactor(settings.requireSecondFactor, owner)) throw new LastFactorError();
        await removeRecoveryCodes(tx, owner.id);
      }
      await recordFactorEvent(tx, linkBase(), context, {
        owner,
        mail: factor === 'app' ? 'appRemoved' : 'passkeyRemoved',
        action: 'user.removeFactor',
        fields: [factor],
      });
      return null;
    });
    if (refused !== null) return refuse(refused, context.language);
  } catch (error) {
    if (error instanceof LastFactorError) return refuse('second_factor_required', context.language);
    throw error;
  }
  onMail();
  return { response: true };
}
