import { isFullProperty } from '#contract/entities/is-full-property.ts';
import type { HomeProperty, Property } from '#contract/entities/property.ts';
import { statusLabel, type StatusLabel } from '#domain/units/statuses.ts';

export type Change<T> = { from: T; to: T };

/** What changed in a unit, as screens show it: its status label, its price in minor units. */
export type UnitChange = { id: number; code: string; status?: Change<StatusLabel>; price?: Change<number> };

/** The differences between two states of the catalogue, for units that are loaded in full in both. */
export function findChanges(
  before: readonly (HomeProperty | Property)[],
  after: readonly (HomeProperty | Property)[],
): UnitChange[] {
  const known = new Map(before.filter(isFullProperty).map((unit) => [unit.id, unit]));
  return after.filter(isFullProperty).flatMap((unit) => {
    const old = known.get(unit.id);
    if (old === undefined || old === unit) return [];
    return withDifference({
      id: unit.id,
      code: unit.code,
      status: { from: statusLabel(old.status_id), to: statusLabel(unit.status_id) },
      ...(old.price !== undefined && unit.price !== undefined ? { price: { from: old.price, to: unit.price } } : {}),
    });
  });
}

/** The change without values that are the same before and after; empty if none remains. */
export function withDifference({ id, code, status, price }: UnitChange): UnitChange[] {
  const differs = {
    ...(status && status.from !== status.to ? { status } : {}),
    ...(price && price.from !== price.to ? { price } : {}),
  };
  return Object.keys(differs).length === 0 ? [] : [{ id, code, ...differs }];
}
