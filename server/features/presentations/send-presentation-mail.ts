import { asc, eq } from 'drizzle-orm';
import { presentationCalls } from '#contract/calls/presentations.ts';
import type { Presentation } from '#contract/entities/people.ts';
import type { Holding } from '#contract/entities/sales.ts';
import { heldNames } from '#contract/texts/held-names.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { selfPresentation } from '#domain/presentations/presentation-status.ts';
import { contactOf, type Contact } from '#domain/projects/contact.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { favourites } from '#server/database/schema.ts';
import { refuse } from '#server/http/refuse.ts';
import { describeHoldings, describeUnits } from '#server/mail/describe-units.ts';
import type { MailSection } from '#server/mail/mail-message.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { listHoldings } from '#server/people/list-holdings.ts';
import { limitPersonalMails } from '#server/people/limit-personal-mails.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { findPresentationOf } from '#server/sessions/running-presentation.ts';
import { writeInPresentation } from '#server/sessions/write-in-presentation.ts';
import { serverTexts } from '#server/texts/texts.ts';

/** The statuses of held units in the order of the mail. */
const heldOrder = [UnitStatus.reserved, UnitStatus.offer, UnitStatus.sold, UnitStatus.signed] as const;

/**
 * Mails the client of this presentation a summary: the units reserved or bought for them in it, their favourites, whom
 * to contact, and a link to their own page. It names the sales user who presented, unless the client was alone.
 */
export function sendPresentationMail(
  dependencies: SalesDependencies,
): CallHandler<typeof presentationCalls.sendPresentationMail> {
  const limit = limitPersonalMails(dependencies.pool, 'presentation-mail');
  return async ({ actor, body, language }) => {
    const running = findPresentationOf(actor, body.client_id);
    if (running === null) return refuse('error_no_active_user_or_client', language);
    const { client, presentation } = running;
    await limit(actor, client.id);
    const catalogue = await dependencies.catalogue.current();
    const { settings } = await requireProject(dependencies.db, presentation.project_id);
    const holdings = await listHoldings(dependencies.db, client.id, presentation.id);
    const liked = (await listOtherFavourites(dependencies.db, client.id, holdings)).flatMap(
      (id) => catalogue.units.get(id) ?? [],
    );
    const written = await mailLanguage(dependencies.db, body.lang, { clientId: client.id }, language);
    const content = {
      kind: kindOf(presentation, holdings.length + liked.length > 0),
      language: written,
      project: settings,
      sections: [
        ...heldOrder.map((status) => ({
          title: contractTexts[written].held[`held.${heldNames[status]}`],
          lines: describeHoldings(
            holdings.filter((holding) => holding.status === status),
            catalogue,
            settings,
            written,
          ),
        })),
        {
          title: serverTexts[written].presentations.favourites,
          lines: describeUnits(liked, catalogue, settings, written),
        },
        describeContact(contactOf(client.user ?? actor.user, settings, written), written),
      ],
      values: {
        name: inertName(client.first_name),
        presenter: inertName(actor.user?.name ?? client.user?.name ?? projectNameIn(settings, written)),
      },
      url: pageLink(dependencies.linkBase(), 'yours'),
    };
    const queued = await writeInPresentation(dependencies.db, running, null, (tx, { email }) =>
      queueMail(tx, dependencies.linkBase(), email, content, client.id),
    );
    if (queued === null) return refuse('error_no_active_user_or_client', language);
    dependencies.onMail();
    return { response: true };
  };
}

function kindOf({ status }: Presentation, hasUnits: boolean) {
  if (status === selfPresentation)
    return hasUnits ? ('selfPresentationDetails' as const) : ('selfPresentationThanks' as const);
  return hasUnits ? ('presentationDetails' as const) : ('presentationThanks' as const);
}

/** The ids of a client's favourites, without those that are held for them. */
async function listOtherFavourites(db: Queryable, clientId: number, holdings: readonly Holding[]): Promise<number[]> {
  const held = new Set(holdings.map((holding) => holding.property_id));
  const liked = await db
    .select({ id: favourites.property_id })
    .from(favourites)
    .where(eq(favourites.client_id, clientId))
    .orderBy(asc(favourites.id));
  return liked.map((row) => row.id).filter((id) => !held.has(id));
}

function describeContact(contact: Contact | null, language: Language): MailSection {
  const words = serverTexts[language].presentations;
  if (contact === null) return { title: words.contact, lines: [] };
  const { isAdviser, name, phone, email, whatsApp, hours } = contact;
  const shownName = isAdviser && name !== null ? inertName(name) : name;
  const figure = (value: string | null) => value && isolateFigure(value, language);
  return {
    title: isAdviser ? words.adviser : words.contact,
    lines: [shownName, figure(phone), figure(email), whatsApp && `WhatsApp: ${figure(whatsApp)}`, hours].filter(
      (line) => line !== null,
    ),
  };
}
