import { and, eq, isNull } from 'drizzle-orm';
import { contractTexts } from '#contract/texts/texts.ts';
import { viewingCalls } from '#contract/calls/viewings.ts';
import { isViewingDay } from '#domain/viewings/viewing-day.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Transaction } from '#server/database/connection.ts';
import { databaseNow } from '#server/database/database-now.ts';
import { firstRow } from '#server/database/first-row.ts';
import { viewings } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { refuse } from '#server/http/refuse.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { limitPersonalMails } from '#server/people/limit-personal-mails.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { findPresentationOf } from '#server/sessions/running-presentation.ts';
import { writeInPresentation } from '#server/sessions/write-in-presentation.ts';
import { mailViewing } from './mail-viewing.ts';

/**
 * Requests a viewing for the client of this session, who may be alone or in a presentation. It becomes a task for their
 * sales user; both get a mail with a calendar file, in the transaction of the request.
 */
export function requestViewing(dependencies: SalesDependencies): CallHandler<typeof viewingCalls.requestViewing> {
  const limit = limitPersonalMails(dependencies.pool, 'viewing');
  return async ({ actor, body: { client_id, day, half, message, lang }, language }) => {
    const running = findPresentationOf(actor, client_id);
    if (running === null) return refuse('error_no_active_user_or_client', language);
    const now = await databaseNow(dependencies.db);
    if (!isViewingDay(day, now))
      throw new ProblemError('invalid_parameters', {
        errors: [{ path: 'day', message: contractTexts[language].rules.viewing_day }],
      });
    await limit(actor, running.client.id);
    const project = (await dependencies.catalogue.current()).settings;
    if (project === undefined) throw new ProblemError('not_found');
    const requested = await writeInPresentation(dependencies.db, running, null, async (tx) => {
      const uid = await saveRequest(tx, { client_id: running.client.id, day, half, message });
      // The same request again, by a double click or to flood a mailbox: nothing new to mail.
      if (uid === null) return;
      const request = { uid, day, half, message, now };
      const written = await mailLanguage(tx, lang, { clientId: running.client.id }, language);
      await mailViewing(tx, dependencies.linkBase(), { running, request, project, language: written });
    });
    if (requested === null) return refuse('error_no_active_user_or_client', language);
    dependencies.onMail();
    return { response: true };
  };
}

/**
 * Adds a viewing. If there is an open one for the same half-day, it gets the new message instead. Returns the UID of
 * its calendar event; null if exactly the same was requested before. The client must be locked.
 */
async function saveRequest(tx: Transaction, row: typeof viewings.$inferInsert): Promise<string | null> {
  const { client_id, day, half, message } = row;
  const isSame = and(
    eq(viewings.client_id, client_id),
    eq(viewings.day, day),
    eq(viewings.half, half),
    isNull(viewings.done_at),
  );
  const [open] = await tx.select({ message: viewings.message }).from(viewings).where(isSame);
  if (open !== undefined && open.message === message) return null;
  const [known] = await tx.update(viewings).set({ message }).where(isSame).returning({ uid: viewings.uid });
  return (known ?? firstRow(await tx.insert(viewings).values(row).returning({ uid: viewings.uid }))).uid;
}
