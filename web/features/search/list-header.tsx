import { ArrowDown, ArrowUp } from 'lucide-react';
import { nextSort, sortColumns, type Sort, type SortColumn } from '#domain/units/sort-units.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './list-header.module.css';

export const columnTitles = {
  status: 'search.columnStatus',
  number: 'search.columnNumber',
  total: 'search.columnTotal',
  balcony: 'search.columnBalcony',
  type: 'search.columnType',
  price: 'search.columnPrice',
} as const satisfies Record<SortColumn, TextKey>;

type ListHeaderProps = {
  sort: Sort | undefined;
  onSort: (column: SortColumn) => void;
  hasPictures: boolean;
  hasFavourite: boolean;
};

/** The header row. A first click on a column sorts ascending, a second descending (specification, section 2). */
export function ListHeader({ sort, onSort, hasPictures, hasFavourite }: ListHeaderProps) {
  const t = useText();
  const { showPrices } = useSettings();
  const columns = sortColumns.filter((column) => column !== 'price' || showPrices);
  return (
    <thead className={styles.header}>
      <tr aria-rowindex={1} className={styles.columns}>
        {hasPictures && (
          <th scope="col" className={styles.picture}>
            <VisuallyHidden>{t('search.columnPicture')}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <SortHeader key={column} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasFavourite && (
          <th scope="col">
            <VisuallyHidden>{t('search.columnFavourite')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

type SortHeaderProps = Pick<ListHeaderProps, 'sort' | 'onSort'> & { column: SortColumn };

function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const t = useText();
  const title = t(columnTitles[column]);
  const isSorted = sort?.column === column;
  const direction = sort?.descending ? 'descending' : 'ascending';
  const next = t(nextSort(sort, column).descending ? 'search.sortDescending' : 'search.sortAscending', {
    column: title,
  });
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'} className={styles[column]}>
      <button type="button" className={styles.sort} title={next} onClick={() => onSort(column)}>
        {title}
        <span className={styles.arrow}>{isSorted && (sort.descending ? <ArrowDown /> : <ArrowUp />)}</span>
      </button>
    </th>
  );
}
