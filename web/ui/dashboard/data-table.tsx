import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useKeptScroll } from '#web/router/going-back.ts';
import { useLocation } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '../class-names.ts';
import { useIsShown } from '../use-is-shown.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { laptopWindows } from '../breakpoints.ts';
import { lazyMeasures, rowHeight } from './lazy-measures.ts';
import { LoadFailure, MoreFailure, RowsSkeleton } from './placeholders.tsx';
import styles from './data-table.module.css';

/** The column by which rows are sorted. */
type TableSort = { column: string; descending: boolean };

export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** A CSS grid track; `minmax(6rem, 1fr)` by default. */
  width?: string;
  align?: 'end';
  sortable?: boolean;
  /**
   * Where it goes in the card that a row becomes in a narrow window: the heading, a separate line with the column's
   * title (the default), the top right corner, or nowhere.
   */
  card?: 'heading' | 'line' | 'corner' | 'hidden';
  /** Shown only where the window is at least as wide as a laptop's. */
  wide?: boolean;
  /** The title is for screen readers only: a column of buttons or check boxes. */
  titleHidden?: boolean;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What the rows were filtered by. When it or the order changes, they are shown from the first. */
  filter?: object;
  sort?: TableSort | undefined;
  onSort?: (column: string) => void;
  /** Makes a whole row a link to this address. The heading is the link's text. */
  linkOf?: (row: Row) => string;
  /** The number of rows including those not loaded yet. */
  total?: number | undefined;
  /** Called when the last loaded rows come into view. */
  onEnd?: () => void;
  /** Highlights a row, e.g. because it is selected or was changed. */
  isMarked?: (row: Row) => boolean;
  /** Going back shows it scrolled as it was left: for the table of a page, not of a sheet. */
  keepsScroll?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Shown after the last row. */
  foot?: ReactNode;
  className?: string | undefined;
};

/** Rows drawn above and below the visible ones, once these are drawn. */
const overscan = 10;
/** What a window has above the rows is at least this high, in px. */
const headHeight = 176;

/** More rows are requested when this many are left below the visible ones. */
const prefetchDistance = 12;

/** The measured heights of rows of tables that were left, by history entry and label. */
const keptHeights = new Map<string, VirtualItem[]>();

/**
 * A virtualised table with a sticky header: only visible rows are in the DOM, while `aria-rowcount` gives screen
 * readers the full number. It scrolls by itself, so its parent must give it a height (`SectionPage fill`). On
 * phones, and on tablets held upright, rows become cards.
 */
export function DataTable<Row>(given: DataTableProps<Row>) {
  const isWide = useMediaQuery(laptopWindows);
  const columns = given.columns.filter((column) => isWide || !column.wide);
  const props = { ...given, columns };
  const { label, rows, rowKey, filter, sort, total, onEnd, keepsScroll = false, empty, foot, className } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isShown = useIsShown();
  const place = `${useLocation().key}#${label}`;
  const { offset, onScroll } = useKeptScroll(scroller, {
    isLoading: !keepsScroll,
    name: label,
    results: JSON.stringify([filter, sort]),
  });
  // oxlint-disable-next-line react/incompatible-library -- the rule is about compiled components; these are not
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Until the table is measured, so that the first rows are drawn with it: it would be laid out twice.
    initialRect: { width: 0, height: window.innerHeight - headHeight },
    initialOffset: offset,
    initialMeasurementsCache: (keepsScroll && keptHeights.get(place)) || [],
    ...lazyMeasures,
    overscan: isShown ? overscan : 0,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  useEffect(
    () => () => {
      if (keepsScroll) keptHeights.set(place, virtual.takeSnapshot());
    },
    [keepsScroll, place, virtual],
  );
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  const nearEnd = last >= rows.length - prefetchDistance && rows.length < (total ?? rows.length);
  useEffect(() => {
    if (nearEnd) onEnd?.();
  }, [nearEnd, rows.length, onEnd]);
  const style = {
    '--columns': columns.map((column) => column.width ?? 'minmax(6rem, 1fr)').join(' '),
  } as CSSProperties;
  return (
    <div
      ref={scroller}
      className={classNames(styles.scroller, className)}
      style={style}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
      tabIndex={0}
      onScroll={onScroll}
    >
      <table className={styles.table} aria-label={label} aria-rowcount={(total ?? rows.length) + 1}>
        <DataHeader {...props} />
        <tbody
          className={styles.body}
          style={{ height: `${virtual.getTotalSize()}px`, paddingBlockStart: `${items[0]?.start ?? 0}px` }}
        >
          {items.map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            return <DataRow key={item.key} {...props} row={row} index={item.index} measure={virtual.measureElement} />;
          })}
        </tbody>
      </table>
      {rows.length === 0 && empty}
      {foot}
    </div>
  );
}

/** The column titles; sortable ones are buttons. */
function DataHeader<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const t = useText();
  return (
    <thead className={styles.header}>
      <tr className={styles.columns} aria-rowindex={1} data-say={t('dashboard.sort')}>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classNames(styles.cell, column.align === 'end' && styles.end, !column.sortable && styles.fixed)}
            aria-sort={sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined}
          >
            {column.sortable ? (
              <button
                type="button"
                className={styles.sort}
                aria-label={t('dashboard.sortBy', { column: column.title })}
                onClick={() => onSort?.(column.id)}
              >
                {column.title}
                <span className={styles.arrow} aria-hidden="true">
                  {sort?.column === column.id && (sort.descending ? <ArrowDown /> : <ArrowUp />)}
                </span>
              </button>
            ) : (
              <Title {...column} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Title({ title, titleHidden }: Pick<Column<unknown>, 'title' | 'titleHidden'>) {
  return titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : <span>{title}</span>;
}

type DataRowProps<Row> = DataTableProps<Row> & {
  row: Row;
  index: number;
  measure: (element: HTMLTableRowElement | null) => void;
};

/** One row. With `linkOf`, its heading is a link that covers the row; other controls lie above that link. */
function DataRow<Row>({ columns, row, index, measure, linkOf, isMarked }: DataRowProps<Row>) {
  const headingId = columns.find((column) => column.card === 'heading')?.id ?? columns[0]?.id;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={classNames(styles.row, linkOf && styles.linked, isMarked?.(row) && styles.marked)}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          data-title={column.titleHidden ? undefined : column.title}
          data-card={cardOf(column, headingId)}
          className={classNames(styles.cell, column.align === 'end' && styles.end)}
        >
          {linkOf && column.id === headingId ? (
            <Link to={linkOf(row)} className={styles.link}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

function cardOf<Row>({ id, card }: Column<Row>, headingId: string | undefined): string {
  return id === headingId ? 'heading' : (card ?? 'line');
}

/** The part of an infinite query’s result that the table needs. */
type Pages = Pick<
  UseInfiniteQueryResult,
  'data' | 'isError' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
>;

type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'onEnd' | 'foot' | 'keepsScroll'> & { pages: Pages };

/** A table that loads more rows as they come into view. Loaded rows stay when loading more, or reloading, fails. */
export function PagedTable<Row>({ pages, total, ...table }: PagedTableProps<Row>) {
  const { data, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages;
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={10} />;
  return (
    <DataTable
      {...table}
      keepsScroll
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
