import type { Property } from '#contract/entities/property.ts';
import { FavouriteButton } from '../features/favourites/favourite-button.tsx';
import { UnitScreen } from '../features/unit/unit-screen.tsx';

const heart = (unit: Property) => <FavouriteButton key={unit.id} unit={unit} look="wide" />;

/** One unit, and what the client and sales may do with it. */
export function UnitPage() {
  return <UnitScreen favourite={heart} />;
}
