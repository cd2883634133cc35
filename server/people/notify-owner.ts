import type { FastifyRequest } from 'fastify';
import { inertName } from '#domain/people/inert-name.ts';
import type { Language } from '#domain/texts/language.ts';
import { databaseNow } from '#server/database/database-now.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { deviceOf, shownNetwork } from '#server/http/network.ts';
import type { accountMails } from '#server/texts/en/account-mails.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import { findAccountLanguage, type Account } from '#server/sessions/known-devices.ts';
import { requireProject } from './find-project.ts';

/** The account that a mail is about, and the address that it goes to. */
type Recipient = { account: Account; name: string; email: string };

/** The request in which it happened. */
type Cause = { request: FastifyRequest; language: Language };

/**
 * Sends a mail to a sales user about what happened to their account, with browser and network, in the same transaction.
 * The language is that of their latest login, not that of the request; `language` is for accounts without one. Call
 * `onMail` after the commit.
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

/** The same for a client. */
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
    // Clients have no account page: they see their sessions in the menu.
    url: !isUser || kind === 'emailChanged' ? undefined : pageLink(base, 'dashboard', 'account'),
  };
  await queueMail(tx, base, email, content, isUser ? null : account.clientId);
}
