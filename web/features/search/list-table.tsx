import {
  createContext,
  type CSSProperties,
  memo,
  type ReactNode,
  use,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Property } from '#contract/entities/property.ts';
import type { Sort, SortColumn } from '#domain/units/sort-units.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useKeptScroll } from '#web/router/going-back.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { Price, useAreaText, useHasLongAmounts } from '#web/ui/amounts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import { columnTitles, ListHeader } from './list-header.tsx';
import rowStyles from './list-row.module.css';
import styles from './list-table.module.css';

type ListTableProps = {
  units: readonly Property[];
  typeName: (unit: Property) => string;
  sort: Sort | undefined;
  onSort: (column: SortColumn) => void;
  favourite: ((unit: Property) => ReactNode) | undefined;
};

/** The table of units. Only the visible rows are rendered; `aria-rowcount` gives screen readers the full number. */
export function ListTable({ units, typeName, sort, onSort, favourite }: ListTableProps) {
  const t = useText();
  const { showPrices } = useSettings();
  const { search } = useFilter();
  const scroller = useRef<HTMLTableSectionElement>(null);
  const { offset, onScroll } = useKeptScroll(scroller, { results: JSON.stringify([search, sort]) });
  const isLong = useLongValues(units);
  const hasPictures = units.some(({ images, apartment_type }) => images.length + apartment_type.images.length > 0);
  const height = useRowHeight(isLong);
  const { first, end, scrollTo } = useVisibleRows({ count: units.length, height, offset });
  return (
    <table
      className={classNames(
        styles.table,
        !showPrices && styles.withoutPrices,
        favourite && styles.withFavourites,
        !hasPictures && styles.withoutPictures,
      )}
      aria-label={t('search.listTitle')}
      aria-rowcount={units.length + 1}
      data-long={isLong ? '' : undefined}
      data-without-pictures={hasPictures ? undefined : ''}
    >
      <ListHeader sort={sort} onSort={onSort} hasPictures={hasPictures} hasFavourite={favourite !== undefined} />
      <tbody
        ref={scroller}
        className={styles.body}
        style={{ '--list-height': `${units.length * height}px` } as CSSProperties}
        onScroll={({ currentTarget }) => {
          onScroll();
          scrollTo(currentTarget.scrollTop);
        }}
      >
        <SearchContext value={search}>
          {units.slice(first, end).map((unit, index) => (
            <ListRow
              key={unit.id}
              unit={unit}
              type={typeName(unit)}
              rowIndex={first + index + 2}
              top={(first + index) * height}
              height={height}
              hasPicture={hasPictures}
              favourite={favourite}
            />
          ))}
        </SearchContext>
      </tbody>
    </table>
  );
}

type ListRowProps = {
  unit: Property;
  type: string;
  /** `aria-rowindex`: the header is row 1. */
  rowIndex: number;
  /** Distance from the top of the table body, and height, in pixels. */
  top: number;
  height: number;
  /** Whether the table has pictures. A unit without one then has a plain area. */
  hasPicture: boolean;
  favourite: ((unit: Property) => ReactNode) | undefined;
};

/** The query string of links that keep the filter. A change of it renders only the links again, not their rows. */
const SearchContext = createContext('');

/** One unit. The whole row is a link; phones show it as a card. */
const ListRow = memo(function ListRow(props: ListRowProps) {
  const { unit, type, rowIndex, top, height, hasPicture, favourite } = props;
  const t = useText();
  const { showPrices } = useSettings();
  const areaText = useAreaText();
  const status = statusLabel(unit.status_id);
  const picture = unit.images[0] ?? unit.apartment_type.images[0];
  return (
    <tr
      aria-rowindex={rowIndex}
      className={rowStyles.row}
      style={{ transform: `translateY(${top}px)`, height }}
      data-unit={unit.id}
      data-status={status}
    >
      {hasPicture && (
        <td className={rowStyles.picture}>
          {picture ? (
            <PictureImage file={picture} alt="" sizes={widthInRem(6)} className={rowStyles.image} />
          ) : (
            <div className={classNames(rowStyles.image, rowStyles.blank)} />
          )}
        </td>
      )}
      <td className={rowStyles.status}>
        <StatusTag status={status} />
      </td>
      <td className={rowStyles.number}>
        <UnitLink unit={unit} />
      </td>
      <td className={rowStyles.total} data-title={t(columnTitles.total)}>
        {areaText(unit.gross_area)}
      </td>
      <td className={rowStyles.balcony} data-title={t(columnTitles.balcony)}>
        {areaText(unit.terrace_area)}
      </td>
      <td className={rowStyles.type}>{type}</td>
      {showPrices && (
        <td className={rowStyles.price}>{unit.price === undefined ? '–' : <Price minor={unit.price} />}</td>
      )}
      {favourite && <td className={rowStyles.heart}>{favourite(unit)}</td>}
    </tr>
  );
});

function UnitLink({ unit }: { unit: Property }) {
  return (
    <Link className={rowStyles.link} to={unitAddress(unit.id, use(SearchContext))}>
      {unit.code}
    </Link>
  );
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

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Rows drawn above and below the visible ones, once these are drawn. */
const overscan = 8;
/** What a window has above and below the rows is at least this high, in px. */
const headHeight = 176;

/**
 * Which rows of a list are drawn, from `first` to before `end`: those in view, as far as this is known without
 * measuring, which would lay out the page before it is complete. All rows have the same `height`, in px. `offset` is
 * how far the list is scrolled at first; call `scrollTo` with how far it is since, in px.
 */
function useVisibleRows({ count, height, offset }: { count: number; height: number; offset: number }): {
  first: number;
  end: number;
  scrollTo: (top: number) => void;
} {
  const [scrolled, setScrolled] = useState(offset);
  const room = useSyncExternalStore(subscribeToResize, windowHeight) - headHeight;
  const beyond = useDeferredValue(overscan, 0);
  const inView = Math.ceil(room / height) + 1;
  // A shorter list than before is scrolled back by the browser, but only once it is drawn.
  const top = Math.max(0, Math.min(Math.floor(scrolled / height), count - inView));
  return {
    first: Math.max(0, top - beyond),
    end: Math.min(count, top + inView + beyond),
    // Renders only when another row is at the top.
    scrollTo: (position) => setScrolled(Math.floor(position / height) * height),
  };
}

/** Also reports when the page is laid out for the new size: before, Chromium still gives the former font size. */
function subscribeToResize(onChange: () => void): () => void {
  // In the next frame, because new heights of rows would change the observed size within this one.
  const observer = new ResizeObserver(() => requestAnimationFrame(onChange));
  observer.observe(document.documentElement);
  window.addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', onChange);
  };
}

const windowHeight = () => window.innerHeight;
