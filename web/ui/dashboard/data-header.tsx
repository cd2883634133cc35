import { ArrowDown, ArrowUp } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { Column, DataTableProps } from './data-table.tsx';
import styles from './data-table.module.css';

/** The titles of a table, by which it can be ordered. */
export function DataHeader<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
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
