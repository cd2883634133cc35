import { eq } from 'drizzle-orm';
import { userCalls } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/people.ts';
import type { Settings } from '#contract/settings.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { mayMailPasswordLink } from '#domain/people/may-users.ts';
import type { Language } from '#domain/texts/language.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refuse.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { limitPersonalMails } from '#server/people/limit-personal-mails.ts';
import { findAccountLanguage } from '#server/people/mail-language.ts';
import { noPassword } from '#server/people/password.ts';
import { issueResetToken } from '#server/people/reset-token.ts';
import { lockUserFor, requireUserFor } from './get-user.ts';

/** The content of the mail: whether it is about a first password, and who requested it, if somebody else did. */
type LinkMail = { kind: 'firstPassword' | 'resetLink'; by?: string; language: Language; settings: Settings };

/** Mails a user a link to choose a password. Returns false if the user no longer exists or is deactivated. */
export async function queuePasswordLink(
  tx: Transaction,
  { linkBase }: Pick<Dependencies, 'linkBase'>,
  user: Pick<User, 'id' | 'name'>,
  { kind, by = '', language, settings }: LinkMail,
): Promise<boolean> {
  const issued = await issueResetToken(tx, { userId: user.id });
  if (issued === null) return false;
  await queueMail(tx, linkBase(), issued.to, {
    kind,
    language,
    project: settings,
    values: { name: inertName(user.name), by: inertName(by) },
    url: pageLink(linkBase(), 'userResetPassword', user.id, issued.token),
  });
  return true;
}

/**
 * Mails another user a link to choose a password: their first one, or another. An existing one stays until then.
 * Refuses if users only log in through the company's provider.
 */
export function mailPasswordLink(dependencies: Dependencies): CallHandler<typeof userCalls.mailPasswordLink> {
  const { db, pool, company, onMail } = dependencies;
  const limit = limitPersonalMails(pool, 'password-link');
  return async ({ params, actor, language: callersLanguage }) => {
    const user = await requireUserFor(db, actor, params.id, mayMailPasswordLink);
    if (company?.options.isOnly) return refuse('error_company_only', callersLanguage);
    await limit(actor, user.id);
    const { settings } = await requireProject(db);
    const language = (await findAccountLanguage(db, { userId: user.id })) ?? callersLanguage;
    await inTransaction(db, async (tx) => {
      await lockUserFor(tx, actor, user.id, mayMailPasswordLink);
      const [found] = await tx.select({ password: users.password_hash }).from(users).where(eq(users.id, user.id));
      const kind = found?.password === noPassword ? 'firstPassword' : 'resetLink';
      const by = actor.user?.name ?? '';
      await queuePasswordLink(tx, dependencies, user, { kind, by, language, settings });
      await writeAudit(tx, actor, 'user.passwordLink', { userIds: [user.id] });
    });
    onMail();
    return { response: true };
  };
}
