import { statusLabel, type StatusLabel, type UnitStatusId } from '#domain/units/statuses.ts';
import { highestPrice, roundPrice, type Rounding } from './round-price.ts';

/** The part of a unit that a change of many prices looks at. Prices are minor units. */
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

/** Which units a change is for. An empty list leaves nothing out. */
export type BulkScope = {
  buildings: readonly number[];
  floors: readonly number[];
  room_types: readonly number[];
  apartment_types: readonly number[];
  statuses: readonly StatusLabel[];
};

/**
 * What becomes of a price: `percent` counts in hundredths of a percent, `fixed` in minor units; both may be negative.
 */
export const bulkKinds = ['percent', 'fixed'] as const;
export type BulkAmount = { kind: (typeof bulkKinds)[number]; amount: number };

export type BulkChange = { scope: BulkScope; by: BulkAmount; rounding: Rounding };
export type NewPrice = { id: number; version: number; old_price: number; new_price: number };
export type BulkFault = 'price_below_zero' | 'price_too_high';

/**
 * What a change of many prices would make of these units: new prices in the order of the units, and how many in scope
 * keep theirs. A fault names the first price that cannot be.
 */
export function planBulkChange(
  units: readonly PricedUnit[],
  { scope, by, rounding }: BulkChange,
): { rows: NewPrice[]; unchanged: number } | BulkFault {
  const rows = units
    .filter((unit) => isInScope(unit, scope))
    .map((unit): NewPrice => ({
      id: unit.id,
      version: unit.version,
      old_price: unit.price,
      new_price: changedPrice(unit.price, by, rounding),
    }));
  if (rows.some((row) => row.new_price < 0)) return 'price_below_zero';
  if (rows.some((row) => row.new_price > highestPrice && row.new_price > row.old_price)) return 'price_too_high';
  const changed = rows.filter((row) => row.new_price !== row.old_price);
  return { rows: changed, unchanged: rows.length - changed.length };
}

/** A price after the change. */
export function changedPrice(price: number, { kind, amount }: BulkAmount, rounding: Rounding): number {
  if (kind === 'fixed') return roundPrice(BigInt(price) + BigInt(amount), 1n, rounding);
  return roundPrice(BigInt(price) * BigInt(10_000 + amount), 10_000n, rounding);
}

/** Whether a unit is one of those that a change is for. */
export function isInScope(unit: PricedUnit, scope: BulkScope): boolean {
  const fits = <T>(wanted: readonly T[], value: T) => wanted.length === 0 || wanted.includes(value);
  return (
    fits(scope.buildings, unit.building_id) &&
    fits(scope.floors, unit.flat_level) &&
    fits(scope.room_types, unit.room_type_id) &&
    fits(scope.apartment_types, unit.apartment_type_id) &&
    fits(scope.statuses, statusLabel(unit.status_id))
  );
}
