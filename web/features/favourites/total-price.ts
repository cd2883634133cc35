import type { Property } from '#contract/entities/property.ts';

/**
 * What a unit costs with its furniture, in minor units (specification, section 2); undefined where no price is told.
 */
export function totalPrice({
  price,
  furniture_price: furniture,
}: Pick<Property, 'price' | 'furniture_price'>): number | undefined {
  return price === undefined ? undefined : price + (furniture ?? 0);
}
