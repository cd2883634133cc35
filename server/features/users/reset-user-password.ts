import { and, eq } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import { checkEmail } from '#domain/people/registration.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import { users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { limitCall, requesterOf } from '#server/http/limit-calls.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { hideTime } from '#server/people/password.ts';
import { isResetToken, resetPassword } from '#server/people/reset-token.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { queuePasswordLink } from './password-link.ts';

/** Registers the calls by which a sales user resets their password: request a link, check it, set the password. */
export function registerUserReset({ register }: Registry, dependencies: Dependencies): void {
  register(userCalls.forgotUserPassword, forgotUserPassword(dependencies));
  register(userCalls.checkUserResetToken, async ({ body, language }) =>
    (await isResetToken(dependencies.db, { userId: body.id }, body.token))
      ? { response: true as const }
      : refuse('invalidToken', language),
  );
  register(userCalls.resetUserPassword, async (context) =>
    resetPassword(dependencies, { userId: context.body.id }, context),
  );
}

/** Mails a reset link. With `discreetErrors`, unknown addresses get the same answer. */
function forgotUserPassword(dependencies: Dependencies): CallHandler<typeof userCalls.forgotUserPassword> {
  const { db, pool, company, onMail } = dependencies;
  const limit = limitCall(pool, 'forgot-user');
  return async ({ body, language, request }) => {
    checkFields({ email: checkEmail(body.email) }, language);
    if (company?.options.isOnly) return refuse('error_company_only', language);
    const { settings } = await requireProject(db);
    const [user] = await db
      .select()
      .from(users)
      .where(and(hasEmail(users.email, body.email), eq(users.is_active, true)));
    await limit(await requesterOf(db, request, body.email, user ? { userId: user.id } : null));
    const mail = async () =>
      user !== undefined &&
      inTransaction(db, async (tx) =>
        queuePasswordLink(tx, dependencies, user, {
          kind: 'resetLink',
          language: await mailLanguage(tx, body.lang, { userId: user.id }, language),
          settings,
        }),
      );
    const isMailed = settings.discreetErrors ? await hideTime(mail) : await mail();
    if (!isMailed) return settings.discreetErrors ? { response: true } : refuse('error_no_such_user', language);
    onMail();
    return { response: true };
  };
}
