import { BuildingScreen } from '#web/features/building/building-screen.tsx';
import { useFavourites } from '#web/session/favourites.ts';

/** A building, with the client's favourites marked on its floors. */
export function BuildingPage() {
  return <BuildingScreen favourites={useFavourites().ids} />;
}
