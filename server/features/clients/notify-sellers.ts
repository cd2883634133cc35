import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Client } from '#contract/entities/people.ts';
import { fullName } from '#domain/people/full-name.ts';
import { inertName } from '#domain/people/inert-name.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mails, userProjects, users } from '#server/database/schema.ts';
import type { MailKind } from '#server/texts/texts.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import { findBot } from '#server/people/find-bot.ts';
import type { Project } from '#server/people/find-project.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { findAccountLanguage } from '#server/people/mail-language.ts';
import { isInTurn } from './find-seller.ts';

/** How many mails about new clients a sales user gets within an hour at most. */
const mailsPerHour = 20;

/**
 * Notifies the sales user of a client who registered alone by mail; if the client waits in the pool, every sales rep
 * and broker, or the bot if there is none. Each gets the mail in the language of their latest login, or in `language`
 * if there was none. A user who got many of these mails within the hour gets no more, so that mass registrations do not
 * fill mailboxes; the board shows every client. Call it in the transaction of the registration.
 */
export async function notifySellers(
  tx: Transaction,
  base: URL,
  client: Client,
  { project, language }: { project: Project; language: Language },
): Promise<void> {
  const assigned = client.user?.id ?? null;
  for (const recipient of await findRecipients(tx, project, assigned)) {
    if (await hasGotMany(tx, recipient.email)) continue;
    await queueMail(
      tx,
      base,
      recipient.email,
      {
        kind: assigned === null ? 'clientWaiting' : 'newClient',
        language: (await findAccountLanguage(tx, { userId: recipient.id })) ?? language,
        project: project.settings,
        values: { name: inertName(recipient.name), client: inertName(fullName(client)) },
        url: pageLink(base, 'dashboard', 'leads', client.id),
      },
      client.id,
    );
  }
}

async function hasGotMany(tx: Transaction, email: string): Promise<boolean> {
  const isOfThisHour = sql`${mails.created_at} > now() - interval '1 hour'`;
  const isOfKind = inArray(mails.kind, ['newClient', 'clientWaiting'] satisfies MailKind[]);
  return (await tx.$count(mails, and(hasEmail(mails.to, email), isOfKind, isOfThisHour))) >= mailsPerHour;
}

async function findRecipients(tx: Transaction, project: Project, assigned: number | null) {
  const recipients = { id: users.id, name: users.name, email: users.email };
  if (assigned === null) {
    const isOfUser = eq(userProjects.user_id, users.id);
    const all = await tx
      .select(recipients)
      .from(users)
      .innerJoin(userProjects, isOfUser)
      .where(isInTurn(project.id))
      .orderBy(asc(users.id));
    if (all.length > 0) return all;
  }
  const id = assigned ?? (await findBot(tx, project)) ?? 0;
  return tx
    .select(recipients)
    .from(users)
    .where(and(eq(users.id, id), eq(users.is_active, true)));
}
