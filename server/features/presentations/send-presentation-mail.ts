import { and, asc, eq, isNull } from 'drizzle-orm';
import { presentationCalls } from '#contract/calls/presentations.ts';
import type { Presentation } from '#contract/entities/people.ts';
import { inertName } from '#domain/people/inert-name.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { favourites, propertyActions } from '#server/database/schema.ts';
import { refuse } from '#server/http/refuse.ts';
import { describeUnits } from '#server/mail/describe-units.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { limitPersonalMails } from '#server/people/limit-personal-mails.ts';
import { findNamedGuest } from '#server/sessions/require-guest.ts';
import { writeForGuest } from '#server/sessions/write-for-guest.ts';

/**
 * Mails the client of this presentation a summary: the units that were reserved or bought for them, and their
 * favourites. It names the sales user who presented, unless the client was alone.
 */
export function sendPresentationMail(
  dependencies: SalesDependencies,
): CallHandler<typeof presentationCalls.sendPresentationMail> {
  const limit = limitPersonalMails(dependencies.pool, 'presentation-mail');
  return async ({ actor, body, language }) => {
    const guest = findNamedGuest(actor, body.client_id);
    if (guest === null) return refuse('error_no_active_user_or_client', language);
    const { client, presentation } = guest;
    await limit(actor, client.id);
    const { units } = await dependencies.catalogue.current();
    const { settings } = await requireProject(dependencies.db, presentation.project_id);
    const chosen = (await listUnits(dependencies.db, client.id, presentation.id)).flatMap((id) => units.get(id) ?? []);
    const content = {
      kind: kindOf(presentation, chosen.length > 0),
      language,
      project: settings.projectName,
      details: describeUnits(chosen, settings, language),
      values: {
        name: inertName(client.first_name),
        presenter: inertName(actor.user?.name ?? client.user?.name ?? settings.projectName),
      },
      url: pageLink(dependencies.linkBase(), 'favorites'),
    };
    const queued = await writeForGuest(dependencies.db, guest, null, (tx, { email }) =>
      queueMail(tx, dependencies.linkBase(), email, content, client.id),
    );
    if (queued === null) return refuse('error_no_active_user_or_client', language);
    dependencies.onMail();
    return { response: true };
  };
}

/** A presentation of status 0 is the client's own. */
function kindOf({ status }: Presentation, hasUnits: boolean) {
  if (status === 0) return hasUnits ? ('selfPresentationDetails' as const) : ('selfPresentationThanks' as const);
  return hasUnits ? ('presentationDetails' as const) : ('presentationThanks' as const);
}

async function listUnits(tx: Queryable, clientId: number, presentationId: number): Promise<number[]> {
  const acted = await tx
    .select({ id: propertyActions.property_id })
    .from(propertyActions)
    .where(and(eq(propertyActions.presentation_id, presentationId), isNull(propertyActions.cancelled_at)))
    .orderBy(asc(propertyActions.id));
  const liked = await tx
    .select({ id: favourites.property_id })
    .from(favourites)
    .where(eq(favourites.client_id, clientId))
    .orderBy(asc(favourites.id));
  return [...new Set([...acted, ...liked].map((row) => row.id))];
}
