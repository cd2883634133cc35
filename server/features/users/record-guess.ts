import type { Call } from '#contract/calls/call.ts';
import { daySeconds } from '#domain/dates/utc-day.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallContext } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ProblemError } from '#server/http/problem.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { originOf } from '#server/http/request-origin.ts';
import { notifyClient, notifyUser } from '#server/people/notify-owner.ts';
import { lockAccount } from '#server/people/reset-token.ts';
import { accountOf } from '#server/sessions/actor.ts';

/** After how many wrong guesses in one session the owner of the account gets a mail. */
const guessesBeforeMail = 5;

/** How long guesses are counted, in seconds: longer than any session. */
const countedFor = daySeconds;

/** Records a wrong guess in the session of a call, and what was guessed. */
type RecordGuess = (
  context: Pick<CallContext<Call>, 'actor' | 'request' | 'language'>,
  guessed: 'password' | 'code' | 'passkey',
) => Promise<void>;

/**
 * Records that a session's owner was asked to confirm their identity, and gave a wrong password, code or passkey. The
 * fifth time in a session, the owner gets a mail, once, because the session may be stolen (ASVS 6.3.5). Correct answers
 * in between do not reset the count. Throws `not_logged_in` without a session.
 */
export function recordGuess(dependencies: Pick<Dependencies, 'db' | 'pool' | 'linkBase' | 'onMail'>): RecordGuess {
  const { db, pool, onMail } = dependencies;
  const guesses = createRateLimiter(pool, { name: 'session-guesses', attempts: 1_000_000, seconds: countedFor });
  return async (context, guessed) => {
    const { actor } = context;
    const guess = { fields: [guessed], origin: originOf(context.request) };
    const { sessionHash, user, client } = actor;
    const account = accountOf(actor);
    if (account === null || sessionHash === null) throw new ProblemError('not_logged_in');
    await inTransaction(db, async (tx) => {
      const owner = await lockAccount(tx, account);
      if (owner === null) return;
      if ('userId' in account) await writeAudit(tx, actor, 'user.refused', { userIds: [account.userId], ...guess });
      else await writeAudit(tx, actor, 'client.refused', { clientIds: [account.clientId], ...guess });
      if ((await guesses.consume(sessionHash, tx)) !== guessesBeforeMail) return;
      if (user !== null) await notifyUser(tx, dependencies, 'wrongGuesses', { ...user, email: owner.email }, context);
      else if (client !== null)
        await notifyClient(tx, dependencies, 'wrongGuesses', { ...client, email: owner.email }, context);
    });
    onMail();
  };
}
