import { formatDate } from '#domain/dates/format-date.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { formatUnitPrice } from '#domain/money/format-unit-price.ts';
import { approximatePrice } from '#domain/money/second-currency.ts';
import { isolate, isolateFigure } from '#domain/texts/direction.ts';
import { formatArea } from '#domain/units/format-area.ts';
import { formatUnitFact } from '#domain/units/format-unit-fact.ts';
import type { UnitFactName, UnitFacts } from '#domain/units/unit-facts.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from './class-names.ts';
import styles from './amounts.module.css';

/**
 * The price of a unit or of its furniture in the project’s currency, or “on request” for 0. Renders nothing if prices
 * are hidden from the reader. `minor` is in minor units.
 */
export function Price({ minor, className }: { minor: number | undefined; className?: string | undefined }) {
  const { showPrices } = useSettings();
  const priceText = useUnitPriceText();
  if (minor === undefined || !showPrices) return null;
  return <span className={classNames(styles.price, className)}>{priceText(minor)}</span>;
}

/** Returns a function that formats such a price as text, for messages and accessible names. */
export function useUnitPriceText(): (minor: number) => string {
  const settings = useSettings();
  const t = useText();
  const { language } = useLanguage();
  return (minor) => isolateFigure(formatUnitPrice(minor, settings, t('price.onRequest')), language);
}

/** The length of `€ 1.234.567`, and some more. */
const maxShortPrice = 12;

/** Whether a price (in minor units), or areas in two units, need more room than the layouts usually give them. */
export function useHasLongAmounts(price: number | undefined): boolean {
  const settings = useSettings();
  return settings.areaUnit === 'both' || (price !== undefined && formatPrice(price, settings).length > maxShortPrice);
}

/** `formatArea` with the project's unit and the current language. */
export function useAreaText(): (area: number) => string {
  const { areaUnit } = useSettings();
  const { language } = useLanguage();
  return (area) => isolate(formatArea(area, areaUnit, language), language);
}

/** `formatUnitFact` with the project's unit and the current language; `none` is the text shown for an area of 0. */
export function useUnitFactText(none: string): (unit: UnitFacts, name: UnitFactName) => string {
  const { areaUnit } = useSettings();
  const { language } = useLanguage();
  return (unit, name) => isolate(formatUnitFact(unit, name, { areaUnit, language, none }), language);
}

/** An area in m². */
export function Area({ area }: { area: number }) {
  return <span className={styles.area}>{useAreaText()(area)}</span>;
}

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
