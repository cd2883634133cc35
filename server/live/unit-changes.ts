import type { Property } from '#contract/entities/property.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { lowestRunning } from '#server/database/snapshot-number.ts';

/** Units whose sales data changed, and the ids of those that are no longer listed. */
export type UnitChanges = { changed: Property[]; gone: number[] };

/** The changes from one state of the catalogue to a later one. */
export function changesBetween(before: Catalogue, after: Catalogue): UnitChanges {
  if (before.units === after.units && before.gone === after.gone) return { changed: [], gone: [] };
  const changed = [...after.units.values()].filter((unit) => before.units.get(unit.id)?.version !== unit.version);
  const left = [...before.units.keys()].filter((id) => !after.units.has(id));
  const withdrawn = [...after.gone].filter(([id, by]) => before.gone.get(id) !== by).map(([id]) => id);
  return { changed, gone: [...new Set([...left, ...withdrawn])] };
}

/** The units that may have changed since a version, judged by the transactions that wrote them. */
export function changesSince({ units, changedIn, gone }: Catalogue, since: number): UnitChanges {
  const first = lowestRunning(since);
  const idsIn = (writes: ReadonlyMap<number, number>) => [...writes].filter(([, by]) => by >= first).map(([id]) => id);
  return { changed: idsIn(changedIn).flatMap((id) => units.get(id) ?? []), gone: idsIn(gone) };
}
