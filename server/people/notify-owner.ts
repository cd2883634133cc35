import type { FastifyRequest } from 'fastify';
import { inertName } from '#domain/people/inert-name.ts';
import type { Language } from '#domain/texts/language.ts';
import { databaseNow } from '#server/database/database-now.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { deviceOf, shownNetwork } from '#server/http/request-origin.ts';
import type { accountMails } from '#server/texts/en/account-mails.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { Account } from '#server/sessions/known-devices.ts';
import { requireProject } from './find-project.ts';
import { findAccountLanguage } from './mail-language.ts';

/** The account that a mail is about, and the address to which it is sent. */
type Recipient = { account: Account; name: string; email: string };

/** The request that caused the mail. */
type Cause = { request: FastifyRequest; language: Language };

/**
 * Queues a mail to a sales user about an event of their account, with browser and network, in the transaction of the
 * event. Its language is that of their latest login, or `language` if there was none. Call `onMail` after the commit.
 */
export async function notifyUser(
  tx: Transaction,
  { linkBase }: Pick<Dependencies, 'linkBase'>,
  kind: keyof typeof accountMails,
  { id, name, email }: { id: number; name: string; email: string },
  cause: Cause,
): Promise<void> {
  await notifyOwner(tx, linkBase(), kind, { account: { userId: id }, name, email }, cause);
}

/** Queues a mail to a client about an event of their account, like `notifyUser`. */
export async function notifyClient(
  tx: Transaction,
  { linkBase }: Pick<Dependencies, 'linkBase'>,
  kind: 'wrongGuesses' | 'clientPasswordChanged',
  { id, first_name, email }: { id: number; first_name: string; email: string },
  cause: Cause,
): Promise<void> {
  await notifyOwner(tx, linkBase(), kind, { account: { clientId: id }, name: first_name, email }, cause);
}

async function notifyOwner(
  tx: Transaction,
  base: URL,
  kind: keyof typeof accountMails,
  { account, name, email }: Recipient,
  { request, language }: Cause,
): Promise<void> {
  const { settings } = await requireProject(tx);
  const isUser = 'userId' in account;
  const reset = isUser ? pageLink(base, 'userForgotPassword') : pageLink(base, 'login');
  if (!isUser) reset.searchParams.set('forgotten', '1');
  const content = {
    kind,
    language: (await findAccountLanguage(tx, account)) ?? language,
    project: settings,
    values: {
      name: inertName(name),
      device: deviceOf(request),
      network: shownNetwork(request),
      time: new Date(await databaseNow(tx)),
      reset,
    },
    // Clients have no account page; they find their sessions through the menu.
    url: !isUser || kind === 'emailChanged' ? undefined : pageLink(base, 'dashboard', 'account'),
  };
  await queueMail(tx, base, email, content, isUser ? null : account.clientId);
}
