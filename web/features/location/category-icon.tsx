import {
  Baby,
  Banknote,
  BedDouble,
  Briefcase,
  CircleParking,
  Coffee,
  Dumbbell,
  Fuel,
  GraduationCap,
  Hospital,
  LandPlot,
  Landmark,
  MapPin,
  Mountain,
  Pill,
  Plane,
  Sailboat,
  School,
  ShoppingBasket,
  Store,
  Theater,
  ToyBrick,
  TramFront,
  Trees,
  Umbrella,
  University,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react';
import type { PlaceIcon } from '#domain/places/categories.ts';
import { usePlaceCategories } from '#web/catalogue/place-categories.ts';

const icons: Record<PlaceIcon, LucideIcon> = {
  museum: University,
  shop: Store,
  restaurant: UtensilsCrossed,
  sight: Landmark,
  hotel: BedDouble,
  transport: TramFront,
  school: School,
  university: GraduationCap,
  nursery: Baby,
  beach: Umbrella,
  marina: Sailboat,
  golf: LandPlot,
  sport: Dumbbell,
  park: Trees,
  playground: ToyBrick,
  hospital: Hospital,
  pharmacy: Pill,
  airport: Plane,
  cafe: Coffee,
  market: ShoppingBasket,
  theatre: Theater,
  office: Briefcase,
  bank: Banknote,
  fuel: Fuel,
  parking: CircleParking,
  mountain: Mountain,
  other: MapPin,
};

/** The icon of a category by its name. Hidden from screen readers: give the title as text beside it. */
export function CategoryIcon({ category, className }: { category: string; className?: string | undefined }) {
  const found = usePlaceCategories().find(({ name }) => name === category);
  const Icon = icons[found?.icon ?? 'other'];
  return <Icon className={className} strokeWidth={1.5} />;
}
