import { quotedPrice } from '#domain/money/unit-prices.ts';
import { countsAsSold, type SoldMeans } from '#domain/units/counts-as-sold.ts';
import { statusLabel, type StatusLabel, type UnitStatusId } from '#domain/units/statuses.ts';

/** -1: all units, 1: with a garden, 0: without (specification, section 3). */
export type GardenChoice = -1 | 0 | 1;

/**
 * What a buyer is looking for. An empty list means any. Prices are minor units; null means that the bound was not
 * moved, so that units beyond the ends of the slider still match.
 */
export type UnitFilter = {
  gardenArea: GardenChoice;
  floorType: readonly number[];
  buildingType: readonly number[];
  priceMin: number | null;
  priceMax: number | null;
  status: readonly StatusLabel[];
  tags: readonly string[];
};

/** The fields of a unit that are filtered by. */
export type FilterableUnit = {
  status_id: UnitStatusId;
  room_type_id: number;
  building_type_id: number;
  garden_area: number;
  price?: number | undefined;
  tags: readonly string[];
};

export const emptyFilter: UnitFilter = {
  gardenArea: -1,
  floorType: [],
  buildingType: [],
  priceMin: null,
  priceMax: null,
  status: [],
  tags: [],
};

/**
 * Whether a unit matches every group of the filter. Of room types, building types and statuses it has to match one of
 * those chosen; it has to have all chosen tags.
 */
export function matchesFilter(unit: FilterableUnit, filter: UnitFilter, soldMeans: SoldMeans): boolean {
  return (
    matchesGarden(unit.garden_area, filter.gardenArea) &&
    isChosen(filter.floorType, unit.room_type_id) &&
    isChosen(filter.buildingType, unit.building_type_id) &&
    matchesPrice(quotedPrice(unit), filter) &&
    matchesStatus(unit.status_id, filter.status, soldMeans) &&
    filter.tags.every((tag) => unit.tags.includes(tag))
  );
}

/**
 * The number of active filters, for the badge on the menu. A price range counts once, other groups per chosen option.
 */
export function countActiveFilters(filter: UnitFilter): number {
  const price = filter.priceMin !== null || filter.priceMax !== null ? 1 : 0;
  const garden = filter.gardenArea === -1 ? 0 : 1;
  return (
    garden + price + filter.floorType.length + filter.buildingType.length + filter.status.length + filter.tags.length
  );
}

/** Whether any filter is active (isFilterModeActive in the specification). */
export function isFilterActive(filter: UnitFilter): boolean {
  return countActiveFilters(filter) > 0;
}

function matchesGarden(area: number, choice: GardenChoice): boolean {
  return choice === -1 || (choice === 1) === area > 0;
}

function isChosen<T>(chosen: readonly T[], value: T): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

function matchesPrice(price: number | undefined, filter: UnitFilter): boolean {
  if (filter.priceMin === null && filter.priceMax === null) return true;
  if (price === undefined) return false;
  return price >= (filter.priceMin ?? -Infinity) && price <= (filter.priceMax ?? Infinity);
}

function matchesStatus(status: UnitStatusId, chosen: readonly StatusLabel[], soldMeans: SoldMeans): boolean {
  if (chosen.length === 0 || chosen.includes(statusLabel(status))) return true;
  return chosen.includes('sold') && countsAsSold(status, soldMeans);
}
