import type { ownFixture } from '#tools/testing/own-fixture.ts';
import type { SalesSession } from '#tools/testing/sales-sessions.ts';

/** A small project has neither a rotator nor a front, so the home view that follows the end gets 404 for both. */
export const nothingToTurn = /status of 404 .*(?:api\/tour|uploads\/buildings\/a)\b/;

/**
 * Backdates the last activity so that the presentation ends in this many seconds. Do not use it while a unit is viewed,
 * which counts as activity. A click or key shortly before may be reported later, and continues a presentation that
 * has not run out: after one, leave 0 seconds, or leave it until the page warns.
 */
export async function leavePresentation(
  fixture: Pick<Awaited<ReturnType<typeof ownFixture>>, 'asDatabase'>,
  { presentationId }: Pick<SalesSession, 'presentationId'>,
  secondsLeft: number,
): Promise<void> {
  await fixture.asDatabase(({ pool }) =>
    pool.query(
      `
        update presentations
        set last_active_at = now() - interval '16 minutes' + make_interval(secs => $2)
        where id = $1`,
      [presentationId, secondsLeft],
    ),
  );
}
