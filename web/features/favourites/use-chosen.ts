import { useAddressQuery } from '#web/ui/address-query.ts';

type Unit = { id: number };

const path = '/favorites';
const parameters = { chosen: 'chosen', compared: 'compare' };

const listed = (units: readonly Unit[]) => units.map(({ id }) => id).join('~');

/** The address of the comparison of these units. */
export function compareAddress(units: readonly Unit[]): string {
  return `${path}?${parameters.compared}=${listed(units)}`;
}

/** The address of the favourites in which these units are ticked. */
export function chosenAddress(units: readonly Unit[]): string {
  return `${path}?${parameters.chosen}=${listed(units)}`;
}

/** The ids of the units in the address of a comparison. */
export function comparedIds(query: URLSearchParams): number[] {
  return idsIn(query.get(parameters.compared));
}

function idsIn(list: string | null): number[] {
  return (list ?? '').split('~').filter(Boolean).map(Number);
}

/**
 * The ids of the units that are ticked among the favourites, and a function that ticks others. They are kept in the
 * address: whoever comes back from a comparison or a residence goes on with them. Of a comparison of which too few
 * favourites are left, those are ticked.
 */
export function useChosen(): [readonly number[], (ids: readonly number[]) => void] {
  const [query, changeQuery] = useAddressQuery();
  const chosen = idsIn(query.get(parameters.chosen) ?? query.get(parameters.compared));
  const choose = (ids: readonly number[]) =>
    changeQuery(() => new URLSearchParams(ids.length > 0 ? { [parameters.chosen]: ids.join('~') } : {}));
  return [chosen, choose];
}
