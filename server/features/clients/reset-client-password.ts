import { and, eq, isNull } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { checkEmail } from '#domain/people/registration.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import { clients } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { limitCall, requesterOf } from '#server/http/limit-calls.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { hideTime } from '#server/people/password.ts';
import { isResetToken, issueResetToken, resetPassword } from '#server/people/reset-token.ts';
import { hasEmail } from '#server/people/has-email.ts';

/** Registers the calls by which a client resets their password: request a link, check it, set the password. */
export function registerClientReset({ register }: Registry, dependencies: Dependencies): void {
  register(clientCalls.forgotClientPassword, forgotClientPassword(dependencies));
  register(clientCalls.checkClientResetToken, async ({ body, language }) =>
    (await isResetToken(dependencies.db, { clientId: body.id }, body.token))
      ? { response: true as const }
      : refuse('invalidToken', language),
  );
  register(clientCalls.resetClientPassword, async (context) =>
    resetPassword(dependencies, { clientId: context.body.id }, context),
  );
}

/** Mails a reset link. With `discreetErrors`, unknown addresses get the same answer. */
function forgotClientPassword({
  db,
  pool,
  linkBase,
  onMail,
}: Dependencies): CallHandler<typeof clientCalls.forgotClientPassword> {
  const limit = limitCall(pool, 'forgot-client');
  return async ({ body, language, request }) => {
    checkFields({ email: checkEmail(body.email) }, language);
    const { id, settings } = await requireProject(db);
    const [client] = await db
      .select()
      .from(clients)
      .where(
        and(
          eq(clients.project_id, id),
          hasEmail(clients.email, body.email),
          eq(clients.is_active, true),
          isNull(clients.erased_at),
        ),
      );
    await limit(await requesterOf(db, request, body.email, client ? { clientId: client.id } : null));
    const mail = async () =>
      client !== undefined &&
      inTransaction(db, async (tx) => {
        const issued = await issueResetToken(tx, { clientId: client.id });
        if (issued === null) return false;
        const url = pageLink(linkBase(), 'clientResetPassword', client.id, issued.token);
        await queueMail(
          tx,
          linkBase(),
          issued.to,
          {
            kind: 'resetLink',
            language: await mailLanguage(tx, body.lang, { clientId: client.id }, language),
            project: settings,
            values: { name: inertName(client.first_name) },
            url,
          },
          client.id,
        );
        return true;
      });
    const isMailed = settings.discreetErrors ? await hideTime(mail) : await mail();
    if (!isMailed) return settings.discreetErrors ? { response: true } : refuse('error_no_such_user', language);
    onMail();
    return { response: true };
  };
}
