import type { Property } from '#contract/entities/property.ts';
import { FavouritesScreen } from '#web/features/favourites/favourites-screen.tsx';
import { SalesActions } from '#web/features/sales/sales-actions.tsx';

const sales = (unit: Property) => <SalesActions key={unit.id} unit={unit} main={false} />;

/** The client's favourites, with the sales actions for compared units. */
export function FavouritesPage() {
  return <FavouritesScreen sales={sales} />;
}
