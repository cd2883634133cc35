import { useEffect, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import type { Sort, SortColumn } from '#domain/units/sort-units.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ListHeader } from './list-header.tsx';
import { ListRow } from './list-row.tsx';
import { useRowHeight } from './use-row-height.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import styles from './list-table.module.css';

type ListTableProps = {
  units: readonly Property[];
  typeOf: (unit: Property) => string;
  sort: Sort | undefined;
  onSort: (column: SortColumn) => void;
  favourite: ((unit: Property) => ReactNode) | undefined;
};

/** Where each visit of the list was scrolled to, so that coming back from a unit finds the same rows. */
const scrolledTo = new Map<string, number>();

/** The table of units. Only the rows in sight are in the page; what listens is told of all of them. */
export function ListTable({ units, typeOf, sort, onSort, favourite }: ListTableProps) {
  const t = useText();
  const { showPrices } = useSettings();
  const { key } = useLocation();
  const scroller = useRef<HTMLTableSectionElement>(null);
  const height = useRowHeight();
  const { first, last } = useRowsInSight(scroller, units.length, height);
  useKeptScroll(scroller, key, sort && `${sort.column} ${sort.descending}`);
  return (
    <table
      className={classNames(styles.table, !showPrices && styles.priceless, favourite && styles.loved)}
      aria-label={t('search.listTitle')}
      aria-rowcount={units.length + 1}
    >
      <ListHeader sort={sort} onSort={onSort} hasFavourite={favourite !== undefined} />
      <tbody
        ref={scroller}
        className={styles.body}
        style={{ '--height': `${units.length * height}px` } as CSSProperties}
        onScroll={(event) => scrolledTo.set(key, event.currentTarget.scrollTop)}
      >
        {units.slice(first, last).map((unit, place) => (
          <ListRow
            key={unit.id}
            unit={unit}
            type={typeOf(unit)}
            row={first + place + 2}
            top={(first + place) * height}
            height={height}
            favourite={favourite}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Goes back to where this visit was scrolled to; to the top where the order changes. */
function useKeptScroll(scroller: { current: HTMLElement | null }, key: string, order: string | undefined): void {
  const shown = useRef(order);
  useLayoutEffect(() => {
    const kept = scrolledTo.get(key);
    if (kept !== undefined) scroller.current?.scrollTo({ top: kept });
  }, [scroller, key]);
  useEffect(() => {
    if (shown.current !== order) scroller.current?.scrollTo({ top: 0 });
    shown.current = order;
  }, [scroller, order]);
}
