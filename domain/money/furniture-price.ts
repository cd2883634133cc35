import { quotedPrice, type UnitPrices } from './unit-prices.ts';

/**
 * The price of a unit's optional furniture package, in minor units; undefined if it is hidden or there is no package.
 */
export function furniturePrice({ furniture_price }: UnitPrices): number | undefined {
  return furniture_price === 0 ? undefined : furniture_price;
}

/** The sum of price and furniture package, in minor units; undefined unless both are known. */
export function priceWithFurniture(unit: UnitPrices): number | undefined {
  const price = quotedPrice(unit);
  const furniture = furniturePrice(unit);
  return price === undefined || furniture === undefined ? undefined : price + furniture;
}
