import { isFullProperty } from '#contract/entities/is-full-property.ts';
import type { HomeProperty, Property } from '#contract/entities/property.ts';

export type AnyProperty = HomeProperty | Property;

/** Replaces changed units in place, appends new ones and drops those that are gone. */
export function mergeUnits(
  units: readonly AnyProperty[],
  changed: readonly AnyProperty[],
  gone: readonly number[] = [],
): AnyProperty[] {
  const isFull = units.some(isFullProperty);
  const fresh = new Map(changed.filter((unit) => isFullProperty(unit) === isFull).map((unit) => [unit.id, unit]));
  const merged = units.filter((unit) => !gone.includes(unit.id)).map((unit) => newest(unit, fresh.get(unit.id)));
  const existing = new Set(units.map((unit) => unit.id));
  return [...merged, ...[...fresh.values()].filter((unit) => !existing.has(unit.id))];
}

function newest(held: AnyProperty, fresh: AnyProperty | undefined): AnyProperty {
  if (fresh === undefined) return held;
  return isFullProperty(held) && isFullProperty(fresh) && fresh.version < held.version ? held : fresh;
}

/** How long changes are kept to be applied to answers that were requested before them, in milliseconds. */
const keptFor = 60_000;
/** Recently applied changes, oldest first, with their moments of `performance.now()`. */
let applied: { at: number; changed: readonly AnyProperty[]; gone: readonly number[] }[] = [];

/** Records changes that are applied now, so that `withApplied` can repeat them. */
export function keepApplied(changed: readonly AnyProperty[], gone: readonly number[]): void {
  const at = performance.now();
  applied = [...applied.filter((change) => change.at > at - keptFor), { at, changed, gone }];
}

/** Forgets recorded changes: units loaded from now on replace the cached ones even if their versions are lower. */
export function forgetApplied(): void {
  applied = [];
}

/**
 * Loaded units with all changes applied since they were requested. `requestedAt` is a moment of `performance.now()`.
 */
export function withApplied(units: readonly AnyProperty[], requestedAt: number): readonly AnyProperty[] {
  return applied
    .filter(({ at }) => at >= requestedAt)
    .reduce((merged, { changed, gone }) => mergeUnits(merged, changed, gone), units);
}
