import type { Call } from '#contract/calls/call.ts';
import { favouriteCalls as calls } from '#contract/calls/favourites.ts';
import { withAudit } from '#server/audit/with-audit.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { withActivity } from '#server/presentations/record-activity.ts';
import { changeFavourite, createFavourite, deleteFavourite, deleteFavourites } from './change-favourites.ts';

/** Registers every call about favourites. */
export function registerFavourites({ register }: Registry, dependencies: SalesDependencies): void {
  const audited = <C extends Call>(handler: CallHandler<C>) => withAudit(dependencies, 'client.favourite', handler);
  register(calls.createFavourite, withActivity(dependencies, audited(createFavourite(dependencies))));
  register(calls.changeFavourite, withActivity(dependencies, audited(changeFavourite(dependencies))));
  register(calls.deleteFavourites, withActivity(dependencies, audited(deleteFavourites(dependencies))));
  register(calls.deleteFavourite, withActivity(dependencies, audited(deleteFavourite(dependencies))));
}
