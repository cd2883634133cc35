import { maxAmount } from '#domain/money/minor-units.ts';
import { isOnRequest } from '#domain/money/unit-prices.ts';
import { statusLabel, type StatusLabel, type UnitStatusId } from '#domain/units/statuses.ts';
import { roundPrice, type Rounding } from './round-price.ts';

/** The fields of a unit that a bulk change of prices depends on. Prices are minor units. */
export type PricedUnit = {
  id: number;
  version: number;
  status_id: UnitStatusId;
  building_id: number;
  flat_level: number;
  room_type_id: number;
  apartment_type_id: number;
  price: number;
};

/** Which units a change applies to. An empty list means any. */
export type BulkScope = {
  buildings: readonly number[];
  floors: readonly number[];
  room_types: readonly number[];
  apartment_types: readonly number[];
  statuses: readonly StatusLabel[];
};

/**
 * By how much prices change: `percent` in hundredths of a percent, `fixed` in minor units. Both may be negative.
 */
export const bulkKinds = ['percent', 'fixed'] as const;
type BulkAmount = { kind: (typeof bulkKinds)[number]; amount: number };

export type BulkChange = { scope: BulkScope; by: BulkAmount; rounding: Rounding };
export type NewPrice = { id: number; version: number; old_price: number; new_price: number };
type BulkChangeError = 'price_below_zero' | 'price_too_high';

/**
 * Computes a bulk change of prices: the new prices in the order of the units, and how many units in scope keep theirs.
 * A price on request is kept. Returns an error if any new price is out of range. Prices above the limit are accepted if
 * the change does not raise them.
 */
export function planBulkChange(
  units: readonly PricedUnit[],
  { scope, by, rounding }: BulkChange,
): { rows: NewPrice[]; unchanged: number } | BulkChangeError {
  const rows = units
    .filter((unit) => isInScope(unit, scope))
    .map((unit): NewPrice => ({
      id: unit.id,
      version: unit.version,
      old_price: unit.price,
      new_price: isOnRequest(unit.price) ? unit.price : changedPrice(unit.price, by, rounding),
    }));
  if (rows.some((row) => row.new_price < 0)) return 'price_below_zero';
  if (rows.some((row) => row.new_price > maxAmount && row.new_price > row.old_price)) return 'price_too_high';
  const changed = rows.filter((row) => row.new_price !== row.old_price);
  return { rows: changed, unchanged: rows.length - changed.length };
}

/** A price after the change, in minor units, rounded. It may be negative or above the highest amount. */
export function changedPrice(price: number, { kind, amount }: BulkAmount, rounding: Rounding): number {
  if (kind === 'fixed') return roundPrice(BigInt(price) + BigInt(amount), 1n, rounding);
  return roundPrice(BigInt(price) * BigInt(10_000 + amount), 10_000n, rounding);
}

function isInScope(unit: PricedUnit, scope: BulkScope): boolean {
  const matches = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value);
  return (
    matches(scope.buildings, unit.building_id) &&
    matches(scope.floors, unit.flat_level) &&
    matches(scope.room_types, unit.room_type_id) &&
    matches(scope.apartment_types, unit.apartment_type_id) &&
    matches(scope.statuses, statusLabel(unit.status_id))
  );
}
