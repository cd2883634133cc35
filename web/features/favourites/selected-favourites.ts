import { useAddressQuery } from '#web/ui/address-query.ts';

type Unit = { id: number };

const path = '/favorites';
/** The query parameters that hold the ids of selected units, and of units in a comparison. */
const parameters = { selected: 'chosen', compared: 'compare' };

const idsOf = (units: readonly Unit[]) => units.map(({ id }) => id).join('~');

/** The address of the comparison of these units. */
export function compareAddress(units: readonly Unit[]): string {
  return `${path}?${parameters.compared}=${idsOf(units)}`;
}

/** The address of the favourites with these units selected. */
export function selectionAddress(units: readonly Unit[]): string {
  return `${path}?${parameters.selected}=${idsOf(units)}`;
}

/** The ids of the units in the address of a comparison. */
export function comparedIds(query: URLSearchParams): number[] {
  return idsIn(query.get(parameters.compared));
}

function idsIn(list: string | null): number[] {
  return (list ?? '').split('~').filter(Boolean).map(Number);
}

/**
 * The ids of the favourites that are selected to be compared, and a function that selects others. They are kept in the
 * address, so that they are still selected after a comparison or a residence. After a comparison of which too few
 * favourites are left, those are selected.
 */
export function useSelectedFavourites(): [readonly number[], (ids: readonly number[]) => void] {
  const [query, changeQuery] = useAddressQuery();
  const selected = idsIn(query.get(parameters.selected) ?? query.get(parameters.compared));
  const select = (ids: readonly number[]) =>
    changeQuery(() => new URLSearchParams(ids.length > 0 ? { [parameters.selected]: ids.join('~') } : {}));
  return [selected, select];
}
