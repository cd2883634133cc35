import { useCallback, useMemo } from 'react';
import { nextSort, sortColumns, type Sort, type SortColumn } from '#domain/units/sort-units.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';

/** Reads `sort=price` (ascending) or `sort=-price` (descending) from the address; undefined for unknown columns. */
export function readSort(query: URLSearchParams): Sort | undefined {
  const value = query.get('sort') ?? '';
  const column = sortColumns.find((name) => name === value.replace(/^-/, ''));
  return column && { column, descending: value.startsWith('-') };
}

/** The sort order of the list, kept in the address, and a function that sorts by a column or reverses its order. */
export function useSort(): [Sort | undefined, (column: SortColumn) => void] {
  const [query, change] = useAddressQuery();
  const sort = useMemo(() => readSort(query), [query]);
  const sortBy = useCallback(
    (column: SortColumn) =>
      change((current) => {
        const next = nextSort(readSort(current), column);
        const changed = new URLSearchParams(current);
        changed.set('sort', `${next.descending ? '-' : ''}${next.column}`);
        return changed;
      }),
    [change],
  );
  return [sort, sortBy];
}
