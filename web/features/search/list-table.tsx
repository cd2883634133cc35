import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Property } from '#contract/entities/property.ts';
import type { Sort, SortColumn } from '#domain/units/sort-units.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useKeptScroll } from '#web/router/going-back.ts';
import { useText } from '#web/texts/language.tsx';
import { useHasLongAmounts } from '#web/ui/amounts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { phoneWindows } from '#web/ui/windows.ts';
import { ListHeader } from './list-header.tsx';
import { ListRow } from './list-row.tsx';
import styles from './list-table.module.css';

type ListTableProps = {
  units: readonly Property[];
  typeName: (unit: Property) => string;
  sort: Sort | undefined;
  onSort: (column: SortColumn) => void;
  favourite: ((unit: Property) => ReactNode) | undefined;
};

/** Rows rendered above and below the visible ones, after the visible ones were rendered. */
const overscan = 8;

/** The table of units. Only the visible rows are rendered; `aria-rowcount` gives screen readers the full number. */
export function ListTable({ units, typeName, sort, onSort, favourite }: ListTableProps) {
  const t = useText();
  const { showPrices } = useSettings();
  const { search } = useFilter();
  const scroller = useRef<HTMLTableSectionElement>(null);
  const { offset, onScroll } = useKeptScroll(scroller);
  const isLong = useLongValues(units);
  const hasPictures = units.some(({ images, apartment_type }) => images.length + apartment_type.images.length > 0);
  const height = useRowHeight(isLong);
  // oxlint-disable-next-line react/incompatible-library -- the rule is about compiled components; these are not
  const virtualizer = useVirtualizer({
    count: units.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: useDeferredValue(overscan, 0),
    initialOffset: offset,
    // Renders rows at once, before the table has been measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const measured = useRef(height);
  useLayoutEffect(() => {
    if (measured.current !== height) virtualizer.measure();
    measured.current = height;
  }, [virtualizer, height]);
  useTopOfNewOrder(scroller, sort && `${sort.column} ${sort.descending}`);
  return (
    <table
      className={classNames(
        styles.table,
        !showPrices && styles.priceless,
        favourite && styles.loved,
        !hasPictures && styles.plain,
      )}
      aria-label={t('search.listTitle')}
      aria-rowcount={units.length + 1}
      data-long={isLong ? '' : undefined}
      data-plain={hasPictures ? undefined : ''}
    >
      <ListHeader sort={sort} onSort={onSort} hasPictures={hasPictures} hasFavourite={favourite !== undefined} />
      <tbody
        ref={scroller}
        className={styles.body}
        style={{ '--height': `${virtualizer.getTotalSize()}px` } as CSSProperties}
        onScroll={onScroll}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const unit = units[index];
          if (!unit) return null;
          return (
            <ListRow
              key={unit.id}
              unit={unit}
              type={typeName(unit)}
              search={search}
              rowIndex={index + 2}
              top={start}
              height={height}
              hasPicture={hasPictures}
              favourite={favourite}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** Scrolls to the top when the sort order changes. */
function useTopOfNewOrder(scroller: { current: HTMLElement | null }, order: string | undefined): void {
  const previousOrder = useRef(order);
  useEffect(() => {
    if (previousOrder.current !== order) scroller.current?.scrollTo({ top: 0 });
    previousOrder.current = order;
  }, [scroller, order]);
}

/**
 * Whether the highest price, or areas in two units, need more room than usual: the price column is then wider, and
 * cards are higher.
 */
function useLongValues(units: readonly Property[]): boolean {
  return useHasLongAmounts(useMemo(() => units.reduce((max, { price = 0 }) => Math.max(max, price), 0), [units]));
}

/**
 * Heights in rem of a table row, and of the card that replaces it on phones: with short values, with long ones, and
 * with areas in two units, each of which may wrap onto two lines.
 */
const rowHeight = 3.875;
const cardHeight = 8.25;
const longCardHeight = 10.5;
const twoUnitsCardHeight = 12.5;

/** The height of a row in pixels at the current root font size. */
function useRowHeight(isLong: boolean): number {
  const isPhone = useMediaQuery(phoneWindows);
  const { areaUnit } = useSettings();
  const rem = useSyncExternalStore(subscribeToResize, rootFontSize);
  const longCard = areaUnit === 'both' ? twoUnitsCardHeight : longCardHeight;
  const card = isLong ? longCard : cardHeight;
  return Math.round((isPhone ? card : rowHeight) * rem);
}

function subscribeToResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
