import { presentationCalls as calls } from '#contract/calls/presentations.ts';
import { withAudit } from '#server/audit/with-audit.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { withActivity } from '#server/presentations/record-activity.ts';
import { requirePresentationOf } from '#server/sessions/running-presentation.ts';
import { sendPresentationMail } from './send-presentation-mail.ts';
import { terminatePresentation } from './terminate-presentation.ts';
import { touchSession } from './touch-session.ts';

/** Registers every call about presentations. */
export function registerPresentations({ register }: Registry, dependencies: SalesDependencies): void {
  // The client's login began the presentation already: the body's user, client and status are ignored.
  register(calls.createPresentation, async ({ actor, body }) => {
    const { presentation } = requirePresentationOf(actor, undefined);
    if (body.project_id !== undefined) await requireProject(dependencies.db, body.project_id);
    return presentation;
  });
  register(calls.terminatePresentation, terminatePresentation(dependencies));
  register(
    calls.sendPresentationMail,
    withActivity(dependencies, withAudit(dependencies, 'client.mail', sendPresentationMail(dependencies))),
  );
  register(calls.touchSession, touchSession(dependencies));
}
