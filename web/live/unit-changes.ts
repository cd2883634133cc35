import { isFullProperty, type HomeProperty, type Property } from '#contract/entities/property.ts';
import { statusLabel, type StatusLabel } from '#domain/units/statuses.ts';

type Change<T> = { from: T; to: T };

/** What has changed of a unit for those who look at it: its status as screens show it, its price in minor units. */
export type UnitChange = { id: number; code: string; status?: Change<StatusLabel>; price?: Change<number> };

/** The differences between two states of the catalogue, for units that were and are loaded in full. */
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

/**
 * Merges fresh changes into the known ones. Of a unit that changed twice, the oldest and the latest value are kept;
 * units that are as they were before are left out.
 */
export function mergeChanges(known: readonly UnitChange[], fresh: readonly UnitChange[]): UnitChange[] {
  const merged = new Map(known.map((change) => [change.id, change]));
  for (const change of fresh) {
    const earlier = merged.get(change.id);
    const status = joined(earlier?.status, change.status);
    const price = joined(earlier?.price, change.price);
    merged.set(change.id, { id: change.id, code: change.code, ...(status && { status }), ...(price && { price }) });
  }
  return [...merged.values()].flatMap(withDifference);
}

function joined<T>(earlier: Change<T> | undefined, later: Change<T> | undefined): Change<T> | undefined {
  if (earlier === undefined || later === undefined) return later ?? earlier;
  return { from: earlier.from, to: later.to };
}

/** The change without what is the same before and after; nothing if all of it is. */
function withDifference({ id, code, status, price }: UnitChange): UnitChange[] {
  const differs = {
    ...(status && status.from !== status.to ? { status } : {}),
    ...(price && price.from !== price.to ? { price } : {}),
  };
  return Object.keys(differs).length === 0 ? [] : [{ id, code, ...differs }];
}
