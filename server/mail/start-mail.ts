import { projectNameIn } from '#domain/projects/project-name.ts';
import { offeredLanguage, type Language } from '#domain/texts/language.ts';
import type { Database } from '#server/database/connection.ts';
import { findProject } from '#server/people/find-project.ts';
import type { GivenUpMail } from './give-up.ts';
import { startMailSender, type MailSender } from './sender.ts';
import { createSmtpTransport, localMailbox } from './transport.ts';

/** How mail is sent. `smtpUrl` is that of the mail server, `from` the sender's address. */
export type MailOptions = { smtpUrl?: string | undefined; from?: string | undefined; isProduction: boolean };

/** A running mail sender; `isLocal` if mail stays in the mailbox that people on this machine can read. */
type Mail = MailSender & { isLocal: boolean };

/**
 * Starts sending: by SMTP, otherwise into the local mailbox. In production without SMTP, mail stays in the outbox,
 * which is logged.
 */
export function startMail(
  db: Database,
  { smtpUrl, from, isProduction }: MailOptions,
  {
    linkBase,
    onError,
    onGivenUp,
    pollInterval,
  }: {
    linkBase(): URL;
    onError(error: unknown): void;
    onGivenUp(mail: GivenUpMail): void;
    pollInterval?: number | undefined;
  },
): Mail {
  if (smtpUrl === undefined && isProduction) {
    onError(new Error('SMTP_URL is not set: mail waits in the outbox'));
    return { isLocal: false, wake: () => undefined, stop: async () => undefined };
  }
  const findName = async (language: Language | null) => {
    const project = await findProject(db);
    if (project === null) return '';
    return projectNameIn(project.settings, language ?? offeredLanguage(undefined, project.settings.languages));
  };
  const transport =
    smtpUrl === undefined
      ? localMailbox
      : createSmtpTransport(smtpUrl, () => from ?? `no-reply@${linkBase().hostname}`, findName);
  return { isLocal: smtpUrl === undefined, ...startMailSender(db, transport, onError, { pollInterval, onGivenUp }) };
}
