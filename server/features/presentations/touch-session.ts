import { eq, sql } from 'drizzle-orm';
import { presentationCalls } from '#contract/calls/presentations.ts';
import { inactivityWarning, secondsUntilEnd } from '#domain/presentations/inactivity.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { presentations } from '#server/database/schema.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { recordActivity } from '#server/presentations/record-activity.ts';

/**
 * Records activity, and returns how many seconds the presentation has left. Requests that a browser sends on its own do
 * not count as activity.
 */
export function touchSession({ db }: SalesDependencies): CallHandler<typeof presentationCalls.touchSession> {
  return async ({ actor: { presentation, client }, body }) => {
    if (presentation === null || client === null)
      return { response: true, presentation_id: null, seconds_left: null, warning_seconds: inactivityWarning };
    const {
      settings: { inactivityMinutes },
    } = await requireProject(db, presentation.project_id);
    if (body.is_active) await recordActivity(db, presentation.id);
    const [row] = await db
      .select({
        active: presentations.last_active_at,
        ended: presentations.ended_at,
        now: sql<string>`extract(epoch from now()) * 1000`,
      })
      .from(presentations)
      .where(eq(presentations.id, presentation.id));
    const seconds_left =
      !row || row.ended !== null ? 0 : secondsUntilEnd(row.active.getTime(), inactivityMinutes, Number(row.now));
    return { response: true, presentation_id: presentation.id, seconds_left, warning_seconds: inactivityWarning };
  };
}
