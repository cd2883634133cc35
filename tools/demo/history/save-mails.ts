import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatPrice } from '#domain/money/format-price.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mails, projects } from '#server/database/schema.ts';
import { pageLink } from '#server/mail/outbox.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { second } from './calendar.ts';
import { insertAll } from './insert-all.ts';
import type { SavedIds, Scene, Story, StoryPlace, Visit } from './story.ts';

/** How many mails the local mailbox gets: few enough that a new one is easy to find. */
const maxMails = 24;

/** Saves the latest presentation mails as already sent, so that nothing is sent. */
export async function saveMails(
  tx: Transaction,
  { projectId, base }: StoryPlace,
  { now }: Scene,
  { visits }: Story,
  ids: SavedIds,
): Promise<void> {
  const [project] = await tx.select({ settings: projects.settings }).from(projects).where(eq(projects.id, projectId));
  const mailed = visits.filter((visit) => visit.mailedAt !== null && visit.mailedAt < now).slice(-maxMails);
  await insertAll(
    tx,
    mails,
    mailed.map((visit) => ({
      message_id: `<${randomUUID()}@${base.hostname}>`,
      to: visit.lead.email,
      about_client_id: ids.clients.get(visit.lead)!,
      tries: 1,
      created_at: new Date(visit.mailedAt!),
      sent_at: new Date(visit.mailedAt! + 2 * second),
      ...write(visit),
    })),
  );

  function write({ lead, looks }: Visit): { kind: string; subject: string; text: string; html: string } {
    const settings = project!.settings;
    const chosen = looks
      .filter((look) => look.isMarked)
      .map(({ unit }) =>
        [unit.code, unit.room_type, ...(settings.showPrices ? [formatPrice(unit.price, settings)] : [])].join(' · '),
      );
    const kind = chosen.length > 0 ? ('presentationDetails' as const) : ('presentationThanks' as const);
    return {
      kind,
      ...writeMail({
        kind,
        language: lead.language,
        project: settings.projectName,
        details: chosen,
        values: { name: lead.first_name, presenter: settings.projectName },
        url: pageLink(base, 'favorites'),
      }),
    };
  }
}
