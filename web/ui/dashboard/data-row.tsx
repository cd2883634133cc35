import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import type { Column, DataTableProps } from './data-table.tsx';
import styles from './data-table.module.css';

type DataRowProps<Row> = DataTableProps<Row> & {
  row: Row;
  index: number;
  /** Pixels from the table's beginning. */ top: number;
  measure: (element: Element | null) => void;
};

/** One row; with an address, its heading is a link that covers it, and controls lie above that. */
export function DataRow<Row>({ columns, row, index, top, measure, linkOf, isMarked }: DataRowProps<Row>) {
  const headingId = columns.find((column) => column.card === 'heading')?.id ?? columns[0]?.id;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={classNames(styles.row, linkOf && styles.linked, isMarked?.(row) && styles.marked)}
      style={{ transform: `translateY(${top}px)` }}
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
