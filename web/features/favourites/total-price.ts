import type { Property } from '#contract/entities/property.ts';

/** The price of a unit with its furniture, in minor units (specification, section 2); undefined if prices are hidden. */
export function totalPrice(unit: Pick<Property, 'price' | 'furniture_price'>): number | undefined {
  return unit.price === undefined ? undefined : unit.price + (unit.furniture_price ?? 0);
}
