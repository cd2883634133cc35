import type { Call } from '#contract/calls/call.ts';
import { favouriteCalls as calls } from '#contract/calls/favourites.ts';
import { withAudit } from '#server/audit/with-audit.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { withActivity } from '#server/presentations/record-activity.ts';
import { changeFavourite, createFavourite, deleteFavourite, deleteFavourites } from './change-favourites.ts';

/** Registers every call about favourites. */
export function registerFavourites({ register }: Registry, parts: SalesDependencies): void {
  const noted = <C extends Call>(handler: CallHandler<C>) => withAudit(parts, 'client.favourite', handler);
  register(calls.createFavourite, withActivity(parts, noted(createFavourite(parts))));
  register(calls.changeFavourite, withActivity(parts, noted(changeFavourite(parts))));
  register(calls.deleteFavourites, withActivity(parts, noted(deleteFavourites(parts))));
  register(calls.deleteFavourite, withActivity(parts, noted(deleteFavourite(parts))));
}
