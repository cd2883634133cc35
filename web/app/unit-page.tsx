import type { Property } from '#contract/entities/property.ts';
import { FavouriteButton } from '../features/favourites/favourite-button.tsx';
import { ShareUnitButton } from '../features/favourites/share-unit-button.tsx';
import { UnitScreen } from '../features/unit/unit-screen.tsx';

const marks = (unit: Property) => (
  <>
    <FavouriteButton key={unit.id} unit={unit} look="wide" />
    <ShareUnitButton id={unit.id} />
  </>
);

/** One unit, and what the client and sales may do with it. */
export function UnitPage() {
  return <UnitScreen favourite={marks} />;
}
