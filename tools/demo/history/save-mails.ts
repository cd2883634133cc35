import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contractTexts } from '#contract/texts/texts.ts';
import { serverTexts } from '#server/texts/texts.ts';
import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import { formatUnitPrice } from '#domain/money/format-unit-price.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mails, projects, users } from '#server/database/schema.ts';
import { pageLink } from '#server/mail/outbox.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { second } from './calendar.ts';
import { insertAll } from './insert-all.ts';
import type { SavedIds, HistoryInput, SalesHistory, HistoryTarget, Presentation } from './sales-history.ts';

/** How many mails the development mailbox gets: few enough that a new one is easy to find. */
const maxMails = 24;

/** Saves the latest presentation mails as already sent, so that nothing is sent. */
export async function saveMails(
  tx: Transaction,
  { projectId, base }: HistoryTarget,
  { now }: HistoryInput,
  { presentations }: SalesHistory,
  ids: SavedIds,
): Promise<void> {
  const settings = await settingsOf(tx, projectId);
  const mailed = presentations
    .flatMap(({ mailedAt, ...presentation }) =>
      mailedAt !== null && mailedAt < now ? [{ mailedAt, presentation }] : [],
    )
    .slice(-maxMails);
  const sellerNames = await namesOfUsers(tx);
  await insertAll(
    tx,
    mails,
    mailed.map(({ mailedAt, presentation }) => ({
      message_id: `<${randomUUID()}@${base.hostname}>`,
      to: presentation.lead.email,
      about_client_id: getOrThrow(ids.clients, presentation.lead),
      tries: 1,
      created_at: new Date(mailedAt),
      sent_at: new Date(mailedAt + 2 * second),
      ...write(presentation),
    })),
  );

  function write({ lead, seller, views }: Pick<Presentation, 'lead' | 'seller' | 'views'>): {
    kind: string;
    language: Language;
    subject: string;
    text: string;
    html: string;
  } {
    const { 'price.onRequest': onRequest } = contractTexts[lead.language].prices;
    const chosen = views
      .filter((view) => view.isFavourite)
      .map(({ unit }) =>
        [
          unit.code,
          unit.room_type,
          ...(settings.showPrices ? [formatUnitPrice(unit.price, settings, onRequest)] : []),
        ].join(' · '),
      );
    const kind = chosen.length > 0 ? ('presentationDetails' as const) : ('presentationThanks' as const);
    return {
      kind,
      language: lead.language,
      ...writeMail({
        kind,
        language: lead.language,
        project: settings,
        sections: [{ title: serverTexts[lead.language].presentations.favourites, lines: chosen }],
        values: { name: lead.first_name, presenter: getOrThrow(sellerNames, seller.id) },
        url: pageLink(base, 'yours'),
      }),
    };
  }
}

async function settingsOf(tx: Transaction, projectId: number) {
  const [project] = await tx.select({ settings: projects.settings }).from(projects).where(eq(projects.id, projectId));
  if (project === undefined) throw new Error(`There is no project ${projectId}`);
  return project.settings;
}

async function namesOfUsers(tx: Transaction): Promise<Map<number, string>> {
  const rows = await tx.select({ id: users.id, name: users.name }).from(users);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
