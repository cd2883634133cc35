import { and, eq } from 'drizzle-orm';
import { contractTexts } from '#contract/texts/texts.ts';
import { fullName } from '#domain/people/full-name.ts';
import { serverTexts } from '#server/texts/texts.ts';
import type { Property } from '#contract/entities/property.ts';
import { isInReach } from '#domain/people/actor.ts';
import { inertName } from '#domain/people/inert-name.ts';
import type { Language } from '#domain/texts/language.ts';
import { statusNameOf, type UnitStatusId } from '#domain/units/statuses.ts';
import { databaseNow } from '#server/database/database-now.ts';
import type { Transaction } from '#server/database/connection.ts';
import { clients, users } from '#server/database/schema.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import { quoted } from '#server/mail/write-mail.ts';
import { findAccountLanguage } from '#server/people/mail-language.ts';
import { findBelow } from '#server/people/reach.ts';
import { requireProject } from '#server/people/find-project.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import type { OpenClaim } from './write-status.ts';

/** A unit whose claim was closed, the change of status that closed it, and the reason if one was given. */
type ReleasedUnit = {
  unit: Property;
  claim: OpenClaim | null;
  from: UnitStatusId;
  to: UnitStatusId;
  reason?: string | undefined;
};

/**
 * Queues a mail to the sales user of the client who held a unit if another user released it, in the transaction of the
 * release. The client's row must be locked. Call `onMail` after the commit.
 */
export async function notifySellerOfRelease(
  tx: Transaction,
  { linkBase }: Pick<Dependencies, 'linkBase'>,
  { actor, language: ownLanguage }: { actor: RequestActor; language: Language },
  { unit, claim, from, to, reason = '' }: ReleasedUnit,
): Promise<void> {
  if (claim === null || claim.seller_id === null || actor.user === null || claim.seller_id === actor.user.id) return;
  const [seller] = await tx
    .select({ id: users.id, role_id: users.role_id, email: users.email })
    .from(users)
    .where(and(eq(users.id, claim.seller_id), eq(users.is_active, true)));
  const [client] = await tx
    .select({ first_name: clients.first_name, last_name: clients.last_name })
    .from(clients)
    .where(eq(clients.id, claim.client_id));
  if (!seller || !client) return;
  const language = (await findAccountLanguage(tx, { userId: seller.id })) ?? ownLanguage;
  const reader = { id: seller.id, role_id: seller.role_id, below: await findBelow(tx, seller.id) };
  const { settings } = await requireProject(tx);
  await queueMail(
    tx,
    linkBase(),
    seller.email,
    {
      kind: 'unitReleased',
      language,
      project: settings,
      values: {
        unit: unit.code,
        client: inertName(fullName(client)),
        from: contractTexts[language].statuses[statusNameOf(from)],
        to: contractTexts[language].statuses[statusNameOf(to)],
        user: isInReach(reader, actor.user.id)
          ? inertName(actor.user.name)
          : serverTexts[language].roles[actor.user.role_id],
        time: new Date(await databaseNow(tx)),
      },
      details: reason === '' ? [] : [quoted(reason, language)],
      url: unit.is_withdrawn ? undefined : pageLink(linkBase(), 'property-view', unit.id),
    },
    claim.client_id,
  );
}
