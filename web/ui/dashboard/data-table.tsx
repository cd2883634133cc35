import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DataHeader } from './data-header.tsx';
import { DataRow } from './data-row.tsx';
import { useWide } from './use-wide.ts';
import styles from './data-table.module.css';

/** By which column rows are ordered. */
export type TableSort = { column: string; descending: boolean };

export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** A grid track; `minmax(6rem, 1fr)` without. */
  width?: string;
  align?: 'end';
  sortable?: boolean;
  /**
   * Its place in the card that a row becomes on a phone: the heading, a line of its own with its title, the corner at
   * the right, or nowhere. `line` without.
   */
  card?: 'heading' | 'line' | 'corner' | 'hidden';
  /** Left out where the window is narrower than a laptop's. */
  wide?: boolean;
  /** The title is said but not shown: a column of buttons or check boxes. */
  titleHidden?: boolean;
};

export type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: TableSort | undefined;
  onSort?: (column: string) => void;
  /** Makes a whole row a link: its address, and the name it is read out with. The heading's text is the link. */
  linkOf?: (row: Row) => string;
  /** Rows there are in all, where more are fetched while scrolling. */
  total?: number | undefined;
  /** Called when the last rows come into sight. */
  onEnd?: () => void;
  /** Marks a row: chosen, changed. */
  isMarked?: (row: Row) => boolean;
  /** Stands in the place of rows where there are none. */
  empty?: ReactNode;
  /** Stands after the last row. */
  foot?: ReactNode;
  className?: string | undefined;
};

/** Rows before the end at which more are asked for. */
const ahead = 12;

/**
 * A table of any length with a header that stays. Only the rows in sight are in the page; what listens is told of all
 * of them.
 * It scrolls by itself, so its parent gives it the height (`SectionPage fill`). On phones rows become cards.
 */
export function DataTable<Row>(given: DataTableProps<Row>) {
  const isWide = useWide();
  const columns = given.columns.filter((column) => isWide || !column.wide);
  const props = { ...given, columns };
  const { label, rows, rowKey, total, onEnd, empty, foot, className } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the rule is about compiled components; these are not
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 56,
    overscan: 10,
    getItemKey: (index) => rowKey(rows[index]!),
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  const nearEnd = last >= rows.length - ahead && rows.length < (total ?? rows.length);
  useEffect(() => {
    if (nearEnd) onEnd?.();
  }, [nearEnd, rows.length, onEnd]);
  const style = {
    '--columns': columns.map((column) => column.width ?? 'minmax(6rem, 1fr)').join(' '),
  } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys can scroll only what has focus
    <div ref={scroller} className={classNames(styles.scroller, className)} style={style} tabIndex={0}>
      <table className={styles.table} aria-label={label} aria-rowcount={(total ?? rows.length) + 1}>
        <DataHeader {...props} />
        <tbody className={styles.body} style={{ height: `${virtual.getTotalSize()}px` }}>
          {items.map((item) => (
            <DataRow
              key={item.key}
              {...props}
              row={rows[item.index]!}
              index={item.index}
              top={item.start}
              measure={virtual.measureElement}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
      {foot}
    </div>
  );
}
