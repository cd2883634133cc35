import { statusChangeCalls as calls } from '#contract/calls/status-changes.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { withActivity } from '#server/presentations/record-activity.ts';
import { changeStatus } from './change-status.ts';
import { getRelease } from './get-release.ts';
import { listPopular } from './list-popular.ts';
import { updatePriceOrStatus } from './update-price-or-status.ts';

/** Registers the calls that change units, and the list of popular ones. */
export function registerProperties({ register }: Registry, dependencies: SalesDependencies): void {
  register(calls.changeStatus, withActivity(dependencies, changeStatus(dependencies)));
  register(calls.getRelease, getRelease(dependencies));
  register(calls.updatePriceOrStatus, updatePriceOrStatus(dependencies));
  register(calls.listWithdrawnProperties, async () => [
    ...(await dependencies.catalogue.forDisplay()).withdrawn.values(),
  ]);
  register(calls.listPopularProperties, listPopular(dependencies));
}
