import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/calls/call.ts';
import type { clientCalls } from '#contract/calls/clients.ts';
import type { Client } from '#contract/entities/people.ts';
import type { Language } from '#domain/texts/language.ts';
import { inertName } from '#domain/people/inert-name.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { clients } from '#server/database/schema.ts';
import { firstRow } from '#server/database/first-row.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { Project } from '#server/people/find-project.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { sendVerificationCode } from '#server/people/verification-code.ts';

/** The context of a registration's mails. `browser` is the hashed secret of the browser that registered. */
type RegistrationMail = { project: Project; language: Language; browser: string };

/** Queues the thank-you mail, and the verification code if the project verifies at registration. */
export async function mailRegistration(
  tx: Transaction,
  base: URL,
  client: Client,
  { project, language, browser }: RegistrationMail,
): Promise<void> {
  await queueMail(
    tx,
    base,
    client.email,
    {
      kind: 'thankYou',
      language,
      project: project.settings,
      values: { name: inertName(client.first_name) },
      url: pageLink(base, 'login'),
    },
    client.id,
  );
  if (project.settings.clientVerification === 1)
    await sendVerificationCode(tx, base, client, { project, language, browser, limit: null });
}

/**
 * Mails the owner of a taken address that somebody tried to register it. Returns an id that is nobody's, for an answer
 * as for a new address (`discreetErrors`).
 */
export async function mailOwner(
  tx: Transaction,
  base: URL,
  { email, lang }: Pick<BodyOf<typeof clientCalls.createClient>, 'email' | 'lang'>,
  { project, language }: { project: Project; language: Language },
): Promise<number> {
  const isOwner = and(eq(clients.project_id, project.id), hasEmail(clients.email, email));
  const [owner] = await tx.select().from(clients).where(isOwner).for('no key update');
  if (owner)
    await queueMail(
      tx,
      base,
      owner.email,
      {
        kind: 'alreadyRegistered',
        language: await mailLanguage(tx, lang, { clientId: owner.id }, language),
        project: project.settings,
        values: { name: inertName(owner.first_name) },
        url: pageLink(base, 'login'),
      },
      owner.id,
    );
  return takeClientId(tx);
}

/** Uses up the id of the next client, so that the answer cannot be distinguished from that of a registration. */
async function takeClientId(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('clients', 'id'))::int as id`,
  );
  return firstRow(rows).id;
}
