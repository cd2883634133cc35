import { toSquareFeet, type AreaUnit } from '#domain/units/format-area.ts';
import { formatPrice, type CurrencyFormat } from './format-price.ts';
import { minorPerUnit, toWholeUnits } from './minor-units.ts';

/** A unit's prices in minor units; undefined if prices are hidden from the reader. */
type UnitPrices = { price?: number | undefined; furniture_price?: number | undefined };

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

/** What a price per area depends on besides the unit: the currency's decimals and the unit of area. */
type AreaPricing = { currency?: string | null | undefined; areaUnit: AreaUnit };

/**
 * The quoted price of a unit for each m² of its gross area, or for each square foot if areas are shown in these alone,
 * in minor units; undefined without a price or an area. It is rounded to whole currency units, as prices are shown, so
 * that prices that look the same are equal.
 */
export function pricePerArea(
  unit: UnitPrices & { gross_area: number },
  { currency, areaUnit }: AreaPricing,
): number | undefined {
  const price = quotedPrice(unit);
  if (price === undefined || unit.gross_area <= 0) return undefined;
  const area = areaUnit === 'sqft' ? toSquareFeet(unit.gross_area) : unit.gross_area;
  return toWholeUnits(price / area, currency) * minorPerUnit(currency);
}

/** Formats a unit's price in minor units; `onRequest` is the text for a price on request. */
export function formatUnitPrice(price: number, format: CurrencyFormat, onRequest: string): string {
  return isOnRequest(price) ? onRequest : formatPrice(price, format);
}
