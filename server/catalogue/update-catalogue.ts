import type { Building } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';
import { createReadyAnswer, shareAnswer } from '#server/http/ready-answer.ts';
import { createUnitLists, type Catalogue } from './build-catalogue.ts';
import { presentFloorStatuses } from './present-building.ts';
import type { CatalogueState, WrittenUnit } from './read-state.ts';
import { replaceInList } from './unit-list.ts';

/**
 * The catalogue in a later state, in which only units' sales data and view counts differ. What did not change is shared
 * with the earlier one. Undefined if more differs, so that the catalogue has to be rebuilt. `viewCounts` is given if
 * they changed.
 */
export function updateCatalogue(
  catalogue: Catalogue,
  state: CatalogueState,
  viewCounts: ReadonlyMap<number, number> | undefined,
): Catalogue | undefined {
  const { epoch, structure, unitCount, reached } = catalogue.state;
  if (state.epoch !== epoch) return undefined;
  if (state.structure !== structure || state.unitCount !== unitCount || state.reached < reached) return undefined;
  const known = new Map(catalogue.state.written.map(({ row, by }) => [row.id, by]));
  const written = state.written.filter(({ row, by }) => known.get(row.id) !== by);
  if (!written.every(({ row }) => hasSamePlace(catalogue, row))) return undefined;
  const changed = new Map(written.map(({ row }) => [row.id, presentAgain(catalogue, row)]));
  if (viewCounts !== undefined) {
    for (const unit of catalogue.units.values()) {
      const view_count = viewCounts.get(unit.id) ?? 0;
      if (unit.view_count !== view_count) changed.set(unit.id, { ...(changed.get(unit.id) ?? unit), view_count });
    }
  }
  if (changed.size === 0) return { ...catalogue, state };
  const units = new Map(catalogue.units);
  for (const [id, unit] of changed) units.set(id, unit);
  const changedIn = new Map(catalogue.changedIn);
  for (const { row } of written) changedIn.set(row.id, Number(row.changed_in));
  const unitList = replaceInList(catalogue.unitList, changed);
  return withBuildings(
    {
      ...catalogue,
      state,
      builtAt: performance.now(),
      units,
      changedIn,
      unitList,
      unitLists: createUnitLists(unitList),
    },
    [...changed.values()].filter((unit) => catalogue.units.get(unit.id)?.status_id !== unit.status_id),
  );
}

function presentAgain({ units, present }: Catalogue, row: WrittenUnit['row']): Property {
  return present(row, units.get(row.id)?.view_count ?? 0);
}

/** Whether the unit is listed both before and after, in the same place, with the same types and links. */
function hasSamePlace({ units }: Catalogue, row: WrittenUnit['row']): boolean {
  const unit = units.get(row.id);
  if (unit === undefined || row.withdrawn) return false;
  return (
    unit.building_id === row.building_id &&
    unit.flat_level === row.flat_level &&
    unit.number === row.number &&
    unit.apartment_type.id === row.apartment_type_id &&
    unit.room_type.id === row.room_type_id &&
    // The pages that may be framed depend on the links of all units.
    (row.link_360 === null || unit.link_360 === row.link_360)
  );
}

/** The catalogue with the floor outlines of the changed units' buildings derived again. */
function withBuildings(catalogue: Catalogue, changed: Iterable<Property>): Catalogue {
  const ids = new Set([...changed].map((unit) => unit.building_id));
  if (ids.size === 0) return catalogue;
  const units = [...catalogue.units.values()];
  const soldMeans = catalogue.settings?.soldMeans ?? 'sold';
  const update = (building: Building) =>
    ids.has(building.id) ? { ...building, floorPath: presentFloorStatuses(building, units, soldMeans) } : building;
  const buildings = catalogue.values.buildings.map(update);
  return {
    ...catalogue,
    values: { ...catalogue.values, buildings },
    lists: { ...catalogue.lists, buildings: shareAnswer(createReadyAnswer(buildings)) },
  };
}
