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

/** The icon of a category. Hidden from screen readers: give the name as text beside it. */
export function CategoryIcon({ category, className }: { category: PlaceCategory; className?: string | undefined }) {
  const Icon = icons[category];
  return <Icon className={className} aria-hidden="true" strokeWidth={1.5} />;
}
