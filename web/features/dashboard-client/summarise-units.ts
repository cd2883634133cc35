import type { Favourite } from '#contract/entities/people.ts';
import type { PropertyView } from '#contract/entities/sales.ts';

/**
 * A client's interest in a unit: whether it is a favourite, how often they viewed it, and when they last did (null if
 * never).
 */
export type UnitInterest = { property_id: number; isFavourite: boolean; views: number; seenAt: string | null };

/** Favourites and views by unit, from all presentations: favourites first, then the most viewed. */
export function summariseUnits(
  favourites: readonly Pick<Favourite, 'property_id'>[],
  views: readonly Pick<PropertyView, 'property_id' | 'view_count' | 'updated_at'>[],
): UnitInterest[] {
  const units = new Map<number, UnitInterest>();
  const unitOf = (property_id: number) => {
    const unit = units.get(property_id) ?? { property_id, isFavourite: false, views: 0, seenAt: null };
    units.set(property_id, unit);
    return unit;
  };
  for (const { property_id } of favourites) unitOf(property_id).isFavourite = true;
  for (const { property_id, view_count, updated_at } of views) {
    const unit = unitOf(property_id);
    unit.views += view_count;
    if (unit.seenAt === null || unit.seenAt < updated_at) unit.seenAt = updated_at;
  }
  return [...units.values()].toSorted(
    (a, b) => Number(b.isFavourite) - Number(a.isFavourite) || b.views - a.views || a.property_id - b.property_id,
  );
}
