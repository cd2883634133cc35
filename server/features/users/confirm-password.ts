import { eq } from 'drizzle-orm';
import type { Call } from '#contract/calls/call.ts';
import { checkCurrentPassword } from '#domain/people/check-user.ts';
import type { CallContext } from '#server/calls/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { clients, users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { checkFields } from '#server/http/refuse.ts';
import { isPassword } from '#server/people/password.ts';
import { accountOf } from '#server/sessions/actor.ts';
import { findKnownDevice, type Account } from '#server/sessions/known-devices.ts';
import { limitLogins } from './limit-logins.ts';
import { recordGuess } from './record-guess.ts';

/**
 * Confirms that the user of a session knows the current password (of the sales user, or of the client if there is none)
 * before a change that could take over the account. Wrong passwords count like those of a login, and are recorded as
 * guesses of the session. Throws a field error of `current_password`.
 */
type ConfirmPassword = (
  context: Pick<CallContext<Call>, 'actor' | 'request' | 'language'>,
  typed: string,
) => Promise<void>;

export function confirmPassword(
  dependencies: Pick<Dependencies, 'db' | 'pool' | 'linkBase' | 'onMail'>,
): ConfirmPassword {
  const { db, pool } = dependencies;
  const limits = limitLogins(pool);
  const recordWrong = recordGuess(dependencies);
  return async (context, typed) => {
    const { actor, request, language } = context;
    checkFields({ current_password: checkCurrentPassword(typed) }, language);
    const account = accountOf(actor);
    if (account === null) throw new ProblemError('not_logged_in');
    const stored = await findPassword(db, account);
    const device = await findKnownDevice(db, request, account);
    const attempt = { ip: request.ip, email: stored?.email ?? '', device, password: stored?.hash };
    await limits.consume(attempt);
    if (!(await isPassword(stored?.hash, typed))) {
      await recordWrong(context, 'password');
      checkFields({ current_password: 'current_password_wrong' }, language);
    }
    await limits.reset(attempt);
  };
}

async function findPassword(db: Database, account: Account): Promise<{ email: string; hash: string } | undefined> {
  const [found] = await ('userId' in account
    ? db.select({ email: users.email, hash: users.password_hash }).from(users).where(eq(users.id, account.userId))
    : db
        .select({ email: clients.email, hash: clients.password_hash })
        .from(clients)
        .where(eq(clients.id, account.clientId)));
  return found;
}
