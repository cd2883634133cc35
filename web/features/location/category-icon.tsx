import { BedDouble, Landmark, Store, TramFront, University, UtensilsCrossed, type LucideIcon } from 'lucide-react';
import type { PlaceCategory } from '#domain/places/categories.ts';

const icons: Record<PlaceCategory, LucideIcon> = {
  museums: University,
  shops: Store,
  restaurant: UtensilsCrossed,
  places: Landmark,
  hotels: BedDouble,
  transportation: TramFront,
};

/** The sign of a category, beside or instead of its name; those who listen hear the name. */
export function CategoryIcon({ category, className }: { category: PlaceCategory; className?: string | undefined }) {
  const Icon = icons[category];
  return <Icon className={className} aria-hidden="true" strokeWidth={1.5} />;
}
