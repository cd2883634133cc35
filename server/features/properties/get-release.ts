import { statusChangeCalls } from '#contract/calls/status-changes.ts';
import { isCaller } from '#domain/people/actor.ts';
import { isReleasable } from '#domain/properties/status-transitions.ts';
import { mayRelease } from '#domain/properties/may-release.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { requireSalesActor } from '#server/people/reach.ts';
import { readUnit, requireReachableUnit } from '#server/units/read-unit.ts';
import { refuseRelease } from './refuse-release.ts';
import { findOpenClaim } from './write-status.ts';

/** Whether the caller may make a unit available, and where: in a presentation or in the dashboard. Else, who may. */
export function getRelease({ db, catalogue }: SalesDependencies): CallHandler<typeof statusChangeCalls.getRelease> {
  return async ({ params, actor, language }) => {
    const user = await requireSalesActor(db, actor);
    const { id } = await requireReachableUnit(catalogue, params.id);
    const row = await readUnit(db, id);
    const { settings } = await requireProject(db, row.project_id);
    const unit = { status_id: row.status_id, holder: await findOpenClaim(db, id) };
    const isInPresentation = isReleasable(unit.status_id);
    const isAllowed =
      mayRelease(user, unit, settings.whoMayRelease) &&
      (isInPresentation || isCaller({ user, client: null }, 'manager'));
    return isAllowed
      ? { response: true as const, in: isInPresentation ? ('presentation' as const) : ('dashboard' as const) }
      : refuseRelease(unit, settings.whoMayRelease, language);
  };
}
