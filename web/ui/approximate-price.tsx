import { formatDate } from '#domain/dates/format-date.ts';
import { approximatePrice } from '#domain/money/second-currency.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import styles from './amounts.module.css';

/**
 * A unit's price in minor units in the project's second currency, with the day of the rate; nothing if there is none.
 */
export function ApproximatePrice({ minor }: { minor: number | undefined }) {
  const settings = useSettings();
  const { language } = useLanguage();
  const t = useText();
  const approximate = settings.showPrices ? approximatePrice(minor, settings) : undefined;
  if (approximate === undefined) return null;
  const { amount, asOf } = approximate;
  return (
    <span className={styles.approximate}>
      {t('price.approximate', { amount, date: formatDate(asOf, 'date', language, 'UTC') })}
    </span>
  );
}
