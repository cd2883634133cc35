import type { Property } from '#contract/entities/property.ts';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { FloorPlanScreen } from '#web/features/floor-plan/floor-plan-screen.tsx';
import { useFavourites } from '#web/session/favourites.ts';

/** A floor plan, with the client's favourites marked. */
export function FloorPage() {
  const { ids } = useFavourites();
  const heart = (unit: Property) => <FavouriteButton key={unit.id} unit={unit} on={ids.has(unit.id)} />;
  return <FloorPlanScreen favourites={ids} favouriteButton={heart} />;
}
