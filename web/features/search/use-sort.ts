import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { nextSort, sortColumns, type Sort, type SortColumn } from '#domain/units/sort-units.ts';

/** Reads `sort=price` (ascending) and `sort=-price` (descending); undefined where it names no column. */
export function readSort(query: URLSearchParams): Sort | undefined {
  const written = query.get('sort') ?? '';
  const column = sortColumns.find((column) => column === written.replace(/^-/, ''));
  return column && { column, descending: written.startsWith('-') };
}

/** The order of the list, which lives in the address, and what a click on a header does to it. */
export function useSort(): [Sort | undefined, (column: SortColumn) => void] {
  const [query, setQuery] = useSearchParams();
  const sort = useMemo(() => readSort(query), [query]);
  const sortBy = useCallback(
    (column: SortColumn) =>
      setQuery(
        (current) => {
          const next = nextSort(readSort(current), column);
          const changed = new URLSearchParams(current);
          changed.set('sort', `${next.descending ? '-' : ''}${next.column}`);
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [sort, sortBy];
}
