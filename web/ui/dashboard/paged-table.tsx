import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { LoadFailure, MoreFailure, RowsSkeleton } from './placeholders.tsx';

/** The part of an infinite query’s result that the table needs. */
type Pages = Pick<
  UseInfiniteQueryResult,
  'data' | 'isError' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
>;

type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'onEnd' | 'foot'> & { pages: Pages };

/** A table that loads more rows as they come into view. Loaded rows stay when loading more, or reloading, fails. */
export function PagedTable<Row>({ pages, total, ...table }: PagedTableProps<Row>) {
  const { data, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages;
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={10} />;
  return (
    <DataTable
      {...table}
      total={total ?? table.rows.length + (hasNextPage ? 1 : 0)}
      onEnd={() => {
        if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
      }}
      foot={isFetchNextPageError && <MoreFailure busy={isFetchingNextPage} onRetry={() => void fetchNextPage()} />}
    />
  );
}

/**
 * Flattens pages into one list without duplicates: a row that was added or moved between requests may be on two pages.
 */
export function uniqueById<Row extends { id: number }>(pages: readonly (readonly Row[])[]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
