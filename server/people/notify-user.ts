import type { FastifyRequest } from 'fastify';
import { inertName } from '#domain/people/inert-name.ts';
import type { Language } from '#domain/texts/language.ts';
import { databaseNow } from '#server/database/database-now.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { deviceOf, shownNetwork } from '#server/http/network.ts';
import type { accountMails } from '#server/texts/en/account-mails.ts';
import { mailTime } from '#server/mail/mail-time.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import { findAccountLanguage } from '#server/sessions/known-devices.ts';
import { requireProject } from './find-project.ts';

/** The sales user whom a mail is about, and the address that it goes to. */
type Recipient = { id: number; name: string; email: string };

/**
 * Sends a mail to a sales user about what happened to their account, with browser and network, in the same transaction.
 * The language is that of their latest login, not that of the request; `language` is for accounts without one. Call
 * `onMail` after the commit.
 */
export async function notifyUser(
  tx: Transaction,
  { linkBase }: Pick<Dependencies, 'linkBase'>,
  kind: keyof typeof accountMails,
  { id, name, email }: Recipient,
  { request, language }: { request: FastifyRequest; language: Language },
): Promise<void> {
  const { settings } = await requireProject(tx);
  await queueMail(tx, linkBase(), email, {
    kind,
    language: (await findAccountLanguage(tx, { userId: id })) ?? language,
    project: settings,
    values: {
      name: inertName(name),
      device: deviceOf(request),
      network: shownNetwork(request),
      time: mailTime(new Date(await databaseNow(tx))),
      reset: pageLink(linkBase(), 'userForgotPassword').href,
    },
    url: kind === 'emailChanged' ? undefined : pageLink(linkBase(), 'dashboard', 'account'),
  });
}
