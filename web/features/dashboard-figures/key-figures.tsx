import type { ReactNode } from 'react';
import { formatMinutes, shareWithin } from '#domain/figures/response.ts';
import { formatPercent } from '#domain/numbers/format-percent.ts';
import { statusLabel, statusLabels, type StatusLabel } from '#domain/units/statuses.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useCountText, useLanguage, useText } from '#web/texts/language.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { useCompactPrice } from './compact-price.ts';
import type { Figures } from './use-figures.ts';
import styles from './figures.module.css';

/** The four most important numbers. */
export function KeyFigures({ figures: { actions, revenue, response, seesRevenue } }: { figures: Figures }) {
  const t = useText();
  const { language } = useLanguage();
  const countText = useCountText();
  const units = useFullUnits();
  const compactPrice = useCompactPrice();
  const countOf = (label: StatusLabel) => units.filter((unit) => statusLabel(unit.status_id) === label).length;
  const total = (key: 'reserved' | 'sold' | 'cancelled') => actions.data?.reduce((sum, row) => sum + row[key], 0);
  const reservedCount = total('reserved');
  const soldCount = total('sold');
  const cancelledCount = total('cancelled');
  const revenueSum = revenue.data?.reduce((sum, row) => sum + row.revenue, 0);
  const median = response.data?.median_minutes;
  const span = typeof median === 'number' ? formatMinutes(median) : undefined;
  const shareInADay = response.data && shareWithin(response.data, 1440);
  return (
    <dl className={styles.keys}>
      <KeyFigure value={countText(countOf('available'))} title={t('figures.availableOf', { count: units.length })}>
        <ul className={styles.statuses}>
          {statusLabels
            .filter((label) => label !== 'available')
            .map((label) => (
              <li key={label}>
                <StatusTag status={label}>{t(`figures.status.${label}`, { count: countOf(label) })}</StatusTag>
              </li>
            ))}
        </ul>
      </KeyFigure>
      {seesRevenue && (
        <KeyFigure value={revenueSum === undefined ? '–' : compactPrice(revenueSum)} title={t('figures.soldFor')}>
          {soldCount !== undefined && t('figures.sales', { count: soldCount })}
        </KeyFigure>
      )}
      <KeyFigure value={reservedCount === undefined ? '–' : countText(reservedCount)} title={t('figures.reservations')}>
        {cancelledCount !== undefined && t('figures.cancellations', { count: cancelledCount })}
      </KeyFigure>
      <KeyFigure
        value={span ? t(`figures.span.${span.unit}`, { count: span.value }) : '–'}
        title={t('figures.firstAnswer')}
      >
        {typeof shareInADay === 'number' && t('figures.inADay', { share: formatPercent(shareInADay, language, 0) })}
      </KeyFigure>
    </dl>
  );
}

/** Longer values, such as large sums, are written smaller, and on phones take a row of their own. */
const maxShort = 9;

function KeyFigure({ value, title, children }: { value: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.key} data-long={value.length > maxShort ? '' : undefined}>
      <dt>{title}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}
