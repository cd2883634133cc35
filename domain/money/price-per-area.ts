import { toSquareFeet, type AreaUnit } from '#domain/units/format-area.ts';
import { minorPerUnit, toWholeUnits } from './minor-units.ts';
import { quotedPrice, type UnitPrices } from './unit-prices.ts';

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
