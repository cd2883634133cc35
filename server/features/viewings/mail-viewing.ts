import { and, eq, sql } from 'drizzle-orm';
import { fullName } from '#domain/people/full-name.ts';
import { findAccountLanguage } from '#server/people/mail-language.ts';
import { serverTexts } from '#server/texts/texts.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { givenPhone } from '#domain/people/given-phone.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import type { DayHalf } from '#domain/viewings/viewing-day.ts';
import type { Transaction } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { clients, users } from '#server/database/schema.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import { quoted } from '#server/mail/write-mail.ts';
import type { RunningPresentation } from '#server/sessions/running-presentation.ts';
import { addressOf, viewingCalendar } from './viewing-calendar.ts';

type Request = { uid: string; day: string; half: DayHalf; message: string; now: number };
type Subject = { running: RunningPresentation; request: Request; project: SettingsAnswer; language: Language };

/**
 * Mails a requested viewing to the client and to their sales user: the one to whom they are assigned, otherwise the one
 * of the presentation, otherwise the project's address. The client's row must be locked. Call `onMail` after the
 * commit.
 */
export async function mailViewing(tx: Transaction, base: URL, { running, request, project, language }: Subject) {
  const client = firstRow(await tx.select().from(clients).where(eq(clients.id, running.client.id)));
  const [seller] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.is_active, true), sql`${users.id} = ${client.user_id ?? running.presentation.user_id}`));
  const name = inertName(fullName(client));
  const ways = [givenPhone(client.phone) ?? [], client.email].flat();
  const sellerLanguage = (seller && (await findAccountLanguage(tx, { userId: seller.id }))) ?? language;
  const quote = request.message === '' ? [] : [quoted(request.message, sellerLanguage)];
  const to = seller?.email ?? project.contact.email;
  if (to !== null)
    await queueMail(
      tx,
      base,
      to,
      {
        kind: 'viewingRequested',
        ...describe(request, project, sellerLanguage, [name, ...ways, ...quote]),
        values: { client: name, ...wordsOf(request, sellerLanguage) },
        details: [ways.map((way) => isolateFigure(way, sellerLanguage)).join(' · '), ...quote],
        url: pageLink(base, 'dashboard', 'leads', client.id),
      },
      client.id,
    );
  const adviser = seller && inertName(seller.name);
  const address = addressOf(project, language);
  await queueMail(
    tx,
    base,
    client.email,
    {
      kind: 'viewingReceived',
      ...describe(request, project, language, adviser === undefined ? [] : [adviser]),
      values: {
        name: inertName(client.first_name),
        adviser: adviser ?? serverTexts[language].viewings.team,
        ...wordsOf(request, language),
      },
      details: address === '' ? [] : [address],
    },
    client.id,
  );
}

/** The parts that both mails share, with the calendar file. */
function describe(
  { uid, day, half, now }: Request,
  project: SettingsAnswer,
  language: Language,
  details: readonly string[],
) {
  return {
    language,
    project,
    calendar: viewingCalendar({ uid, day, half, details, writtenAt: now }, project, language),
  };
}

function wordsOf({ day, half }: Request, language: Language) {
  return { day: formatDate(day, 'fullDate', language, 'UTC'), half: serverTexts[language].viewings.half[half] };
}
