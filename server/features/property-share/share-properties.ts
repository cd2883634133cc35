import { favouriteCalls } from '#contract/calls/favourites.ts';
import { inertName } from '#domain/people/inert-name.ts';
import { withAudit } from '#server/audit/with-audit.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import { refuse } from '#server/http/refuse.ts';
import { describeUnits } from '#server/mail/describe-units.ts';
import { pageLink, queueMail } from '#server/mail/outbox.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { limitPersonalMails } from '#server/people/limit-personal-mails.ts';
import { mailLanguage } from '#server/people/mail-language.ts';
import { withActivity } from '#server/presentations/record-activity.ts';
import { findPresentationOf } from '#server/sessions/running-presentation.ts';
import { writeInPresentation } from '#server/sessions/write-in-presentation.ts';

/** Mails units to the client of this session, and to nobody else. Fails if any of the units is not listed. */
function shareProperties(dependencies: SalesDependencies): CallHandler<typeof favouriteCalls.shareProperties> {
  const limit = limitPersonalMails(dependencies.pool, 'share');
  return async ({ actor, body, language }) => {
    const running = findPresentationOf(actor, body.client_id);
    if (running === null) return refuse('error_no_active_user_or_client', language);
    if (body.project_id !== undefined) await requireProject(dependencies.db, body.project_id);
    const catalogue = await dependencies.catalogue.current();
    const chosen = body.properties.flatMap((id) => catalogue.units.get(id) ?? []);
    const [first] = chosen;
    if (first === undefined || chosen.length < body.properties.length) return refuse('error_server', language);
    await limit(actor, running.client.id);
    const { settings } = await requireProject(dependencies.db, running.presentation.project_id);
    const url =
      chosen.length === 1
        ? pageLink(dependencies.linkBase(), 'property-view', first.id)
        : pageLink(dependencies.linkBase(), 'favorites');
    const account = { clientId: running.client.id };
    const written = await mailLanguage(dependencies.db, body.lang, account, language);
    const content = {
      kind: 'sharedUnits' as const,
      language: written,
      project: settings,
      values: { name: inertName(running.client.first_name) },
      details: describeUnits(chosen, catalogue, settings, written),
      url,
    };
    const queued = await writeInPresentation(dependencies.db, running, null, (tx, { email }) =>
      queueMail(tx, dependencies.linkBase(), email, content, running.client.id),
    );
    if (queued === null) return refuse('error_no_active_user_or_client', language);
    dependencies.onMail();
    return { response: true };
  };
}

/** Registers sharing. */
export function registerPropertyShare({ register }: Registry, dependencies: SalesDependencies): void {
  register(
    favouriteCalls.shareProperties,
    withActivity(dependencies, withAudit(dependencies, 'client.mail', shareProperties(dependencies))),
  );
}
