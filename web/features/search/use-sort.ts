import { useCallback, useMemo } from 'react';
import { nextSort, sortColumns, type Sort, type SortColumn } from '#domain/units/sort-units.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';

/** Reads `sort=price` (ascending) and `sort=-price` (descending); undefined where it names no column. */
export function readSort(query: URLSearchParams): Sort | undefined {
  const written = query.get('sort') ?? '';
  const column = sortColumns.find((column) => column === written.replace(/^-/, ''));
  return column && { column, descending: written.startsWith('-') };
}

/** The order of the list, which lives in the address, and what a click on a header does to it. */
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
