import { viewingCalls } from '#contract/calls/viewings.ts';
import { withAudit } from '#server/audit/with-audit.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { withActivity } from '#server/presentations/record-activity.ts';
import { getViewingCalendar } from './get-viewing-calendar.ts';
import { requestViewing } from './request-viewing.ts';
import { updateViewing } from './update-viewing.ts';

/** Registers every call about viewings. */
export function registerViewings({ register }: Registry, dependencies: SalesDependencies): void {
  register(
    viewingCalls.requestViewing,
    withActivity(dependencies, withAudit(dependencies, 'client.viewing', requestViewing(dependencies))),
  );
  register(viewingCalls.getViewingCalendar, getViewingCalendar(dependencies));
  register(viewingCalls.updateViewing, updateViewing(dependencies));
}
