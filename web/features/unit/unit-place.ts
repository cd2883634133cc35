import type { Building } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useBuildings } from '#web/catalogue/queries.ts';
import { unitPlaceAddress } from './views.ts';

/** The villa that a unit is in, if it is in one. */
export function useVilla({ building_id: building }: Property): Building | undefined {
  return useBuildings().data?.find(({ id, is_villa: isVilla }) => isVilla && id === building);
}

/** The address of the page that shows where a unit is; the filter is kept. */
export function useUnitPlace(unit: Property, highlighted = false): string {
  const { search } = useFilter();
  const isInVilla = useVilla(unit) !== undefined;
  return unitPlaceAddress(unit, isInVilla, search, highlighted);
}
