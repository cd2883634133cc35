import type { Call } from '#contract/calls/call.ts';
import { favouriteCalls as calls } from '#contract/calls/favourites.ts';
import { audited } from '#server/audit/audited.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import type { SalesParts } from '#server/parts.ts';
import { byPerson } from '#server/presentations/note-activity.ts';
import { changeFavourite, createFavourite, deleteFavourite, deleteFavourites } from './change-favourites.ts';

/** Registers every call about favourites. */
export function registerFavourites({ register }: Registry, parts: SalesParts): void {
  const noted = <C extends Call>(handler: CallHandler<C>) => audited(parts, 'client.favourite', handler);
  register(calls.createFavourite, byPerson(parts, noted(createFavourite(parts))));
  register(calls.changeFavourite, byPerson(parts, noted(changeFavourite(parts))));
  register(calls.deleteFavourites, byPerson(parts, noted(deleteFavourites(parts))));
  register(calls.deleteFavourite, byPerson(parts, noted(deleteFavourite(parts))));
}
