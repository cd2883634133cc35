/** A unit's prices in minor units; undefined if prices are hidden from the reader. */
export type UnitPrices = { price?: number | undefined; furniture_price?: number | undefined };

/** Whether a unit's price is given on request only: the package or a seller set it to 0. */
export function isOnRequest(price: number | undefined): boolean {
  return price === 0;
}

/**
 * The price of a unit, in minor units, as every screen, mail and document states it: without furniture. Undefined if it
 * is hidden or on request.
 */
export function quotedPrice({ price }: UnitPrices): number | undefined {
  return isOnRequest(price) ? undefined : price;
}

/** The lowest quoted price; undefined if there is none. */
export function lowestPrice(units: readonly UnitPrices[]): number | undefined {
  const prices = units.flatMap((unit) => quotedPrice(unit) ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
