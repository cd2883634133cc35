import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '#domain/numbers/format-number.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '../../class-names.ts';
import { Skeleton } from '../../skeleton.tsx';
import { LoadFailure } from '../placeholders.tsx';
import styles from './figure-card.module.css';

/** The looks of a series: the colours of the statuses, or hatched for cancelled ones. */
type SeriesFill = 'plain' | 'reserved' | 'sold' | 'cancelled';

/** One series of values, one per column of the chart. */
export type Series = { id: string; title: string; fill: SeriesFill; values: readonly number[] };

/** The data of a chart as a table: a header and rows, whose first cells are row headers. */
export type ChartTable = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };

type FigureCardProps = {
  title: string;
  /** The main message of the chart, in one line. */
  text?: ReactNode;
  /** The data of the chart: always available to screen readers, shown on demand. Undefined while loading. */
  table: ChartTable | undefined;
  failed?: boolean;
  onRetry?: () => void;
  /** Shown instead of the chart if there is no data. */
  empty?: string | false;
  tools?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** A figure: a chart, with its numbers on demand. */
export function FigureCard({
  title,
  text,
  table,
  failed = false,
  onRetry,
  empty = false,
  tools,
  wide = false,
  children,
}: FigureCardProps) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLoading = table === undefined && !failed;
  return (
    <section className={classNames(styles.card, wide && styles.wide)} aria-labelledby={id} aria-busy={isLoading}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {tools}
        {(table || isLoading) && (
          // Reserves its place while the numbers are loading.
          <button
            type="button"
            className={styles.numbers}
            disabled={isLoading}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Table2 />
            {t('figures.numbers')}
          </button>
        )}
      </header>
      {text && <p className={styles.text}>{text}</p>}
      {isLoading && <Skeleton className={styles.waiting} />}
      {table ? (
        <>
          {empty === false ? children : <p className={styles.empty}>{empty}</p>}
          <NumbersTable title={title} table={table} isOpen={isOpen} />
        </>
      ) : (
        failed && <LoadFailure onRetry={() => onRetry?.()} />
      )}
    </section>
  );
}

/** The numbers as a table, always readable by screen readers. */
function NumbersTable({ title, table, isOpen }: { title: string; table: ChartTable; isOpen: boolean }) {
  const { language } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
    <div className={classNames(styles.tableBox, !isOpen && styles.unseen)} tabIndex={isOpen ? 0 : undefined}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={`${row[0]} ${index}`}>
              {row.map((cell, place) =>
                place === 0 ? (
                  <th key={table.head[place]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={table.head[place]}>{typeof cell === 'number' ? formatNumber(cell, language, 3) : cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Bar = { id: string | number; title: ReactNode; note?: string; value: number; valueText: string };

/** A ranked list with bars relative to the largest value. */
export function BarList({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const max = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <ol className={styles.list} aria-label={label}>
      {bars.map(({ id, title, note, value, valueText }) => (
        <li key={id} className={styles.bar}>
          <span className={styles.barListTitle}>
            {title}
            {note && <small>{note}</small>}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ inlineSize: `${(value / max) * 100}%` }} />
          </span>
          <span className={styles.valueText}>{valueText}</span>
        </li>
      ))}
    </ol>
  );
}
