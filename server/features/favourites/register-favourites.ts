import { favouriteCalls as calls } from '#contract/calls/favourites.ts';
import type { Registry } from '../../calls/registry.ts';
import type { SalesParts } from '../../parts.ts';
import { byPerson } from '../../presentations/note-activity.ts';
import { changeFavourite, createFavourite, deleteFavourite, deleteFavourites } from './change-favourites.ts';

/** Registers every call about favourites. */
export function registerFavourites({ register }: Registry, parts: SalesParts): void {
  register(calls.createFavourite, byPerson(parts, createFavourite(parts)));
  register(calls.changeFavourite, byPerson(parts, changeFavourite(parts)));
  register(calls.deleteFavourites, byPerson(parts, deleteFavourites(parts)));
  register(calls.deleteFavourite, byPerson(parts, deleteFavourite(parts)));
}
