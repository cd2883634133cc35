import { eq } from 'drizzle-orm';
import type { Call } from '#contract/calls/call.ts';
import { checkCurrentPassword } from '#domain/people/registration.ts';
import type { CallContext } from '#server/calls/registry.ts';
import { users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { checkFields } from '#server/http/refuse.ts';
import { isPassword } from '#server/people/password.ts';
import { findKnownDevice } from '#server/sessions/known-devices.ts';
import { limitLogins } from './limit-logins.ts';

/**
 * Confirms that whoever uses a session knows the user's current password, before a change that could take the account
 * over. Wrong ones count like those of a login. Throws a field error of `current_password`.
 */
export type ConfirmPassword = (
  context: Pick<CallContext<Call>, 'actor' | 'request' | 'language'>,
  typed: string,
) => Promise<void>;

export function confirmPassword({ db, pool }: Pick<Dependencies, 'db' | 'pool'>): ConfirmPassword {
  const limits = limitLogins(pool);
  return async ({ actor: { user }, request, language }, typed) => {
    checkFields({ current_password: checkCurrentPassword(typed) }, language);
    if (user === null) throw new ProblemError('not_logged_in');
    const [stored] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, user.id));
    const device = await findKnownDevice(db, request, { userId: user.id });
    const attempt = { ip: request.ip, email: user.email, device, password: stored?.hash };
    await limits.consume(attempt);
    if (!(await isPassword(stored?.hash, typed))) checkFields({ current_password: 'current_password_wrong' }, language);
    await limits.reset(attempt);
  };
}
