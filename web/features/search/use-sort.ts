import { useCallback, useMemo } from 'react';
import { withParameters } from '#domain/navigation/with-parameters.ts';
import { nextSort, readSort, sortColumns, writeSort, type Sort, type SortColumn } from '#domain/units/sort-units.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';

/** The sort in a query string, `sort=-price`. */
const sortIn = (query: URLSearchParams) => readSort(query.get('sort'), sortColumns);

/** The sort order of the list, kept in the address, and a function that sorts by a column or reverses its order. */
export function useSort(): [Sort | undefined, (column: SortColumn) => void] {
  const [query, change] = useAddressQuery();
  const sort = useMemo(() => sortIn(query), [query]);
  const sortBy = useCallback(
    (column: SortColumn) =>
      change((current) => withParameters(current, { sort: writeSort(nextSort(sortIn(current), column)) })),
    [change],
  );
  return [sort, sortBy];
}
