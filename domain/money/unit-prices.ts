/** A unit's prices in minor units, undefined if prices are hidden from the reader, and its gross area. */
type PricedUnit = { price?: number | undefined; furniture_price?: number | undefined; gross_area: number };

/** The price of a unit with its furniture, in minor units (specification, section 2); undefined if prices are hidden. */
export function totalPrice(unit: Omit<PricedUnit, 'gross_area'>): number | undefined {
  return unit.price === undefined ? undefined : unit.price + (unit.furniture_price ?? 0);
}

/**
 * The price of a unit for each m² of its gross area, in minor units; undefined if prices are hidden or the area is
 * unknown. It is rounded to whole currency units, as prices are shown, so that prices that look the same are equal.
 */
export function pricePerArea(unit: PricedUnit): number | undefined {
  if (unit.price === undefined || unit.gross_area <= 0) return undefined;
  return Math.round(unit.price / unit.gross_area / 100) * 100;
}
