import type { ReactNode } from 'react';
import { formatMinutes, shareWithin } from '#domain/figures/response.ts';
import { statusLabel, statusLabels, type StatusLabel } from '#domain/units/statuses.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useText } from '#web/texts/language.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { useCompactPrice } from './compact-price.ts';
import type { Figures } from './use-figures.ts';
import styles from './figures.module.css';

/** The four numbers that somebody asks for first. */
export function KeyFigures({ figures: { actions, revenue, response, seesRevenue } }: { figures: Figures }) {
  const t = useText();
  const units = useFullUnits();
  const compact = useCompactPrice();
  const countOf = (label: StatusLabel) => units.filter((unit) => statusLabel(unit.status_id) === label).length;
  const total = (key: 'reserved' | 'sold' | 'cancelled') => actions.data?.reduce((sum, row) => sum + row[key], 0);
  const sold = revenue.data?.reduce((sum, row) => sum + row.revenue, 0);
  const median = response.data?.median_minutes;
  const span = median === undefined || median === null ? undefined : formatMinutes(median);
  const inADay = response.data && shareWithin(response.data, 1440);
  return (
    <dl className={styles.keys}>
      <Key value={String(countOf('available'))} title={t('figures.availableOf', { count: units.length })}>
        <ul className={styles.statuses}>
          {statusLabels
            .filter((label) => label !== 'available')
            .map((label) => (
              <li key={label}>
                <StatusTag status={label}>{t(`figures.status.${label}`, { count: countOf(label) })}</StatusTag>
              </li>
            ))}
        </ul>
      </Key>
      {seesRevenue && (
        <Key value={sold === undefined ? '–' : compact(sold)} title={t('figures.soldFor')}>
          {total('sold') !== undefined && t('figures.sales', { count: total('sold')! })}
        </Key>
      )}
      <Key value={String(total('reserved') ?? '–')} title={t('figures.reservations')}>
        {total('cancelled') !== undefined && t('figures.cancellations', { count: total('cancelled')! })}
      </Key>
      <Key value={span ? t(`figures.span.${span.unit}`, { count: span.value }) : '–'} title={t('figures.firstAnswer')}>
        {inADay !== undefined && inADay !== null && t('figures.inADay', { share: Math.round(inADay * 100) })}
      </Key>
    </dl>
  );
}

function Key({ value, title, children }: { value: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.key}>
      <dt>{title}</dt>
      <dd className={styles.big}>{value}</dd>
      <dd className={styles.beside}>{children}</dd>
    </div>
  );
}
