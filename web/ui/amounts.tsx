import { formatPrice } from '#domain/money/format-price.ts';
import { formatArea } from '#domain/units/format-area.ts';
import { formatUnitFact } from '#domain/units/format-unit-fact.ts';
import type { UnitFactName, UnitFacts } from '#domain/units/unit-facts.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';
import { classNames } from './class-names.ts';
import styles from './amounts.module.css';

/** A price in minor units, with the project’s currency; nothing if it is unknown or the project hides prices. */
export function Price({ minor, className }: { minor: number | undefined; className?: string | undefined }) {
  const settings = useSettings();
  if (minor === undefined || !settings.showPrices) return null;
  return <span className={classNames(styles.price, className)}>{formatPrice(minor, settings)}</span>;
}

/** The same as text, for messages and accessible names. */
export function usePriceText(): (minor: number) => string {
  const settings = useSettings();
  return (minor) => formatPrice(minor, settings);
}

/** `formatArea` with the project's unit and the current language. */
export function useAreaText(): (area: number) => string {
  const { areaUnit } = useSettings();
  const { language } = useLanguage();
  return (area) => formatArea(area, areaUnit, language);
}

/** `formatUnitFact` with the project's unit and the current language; `none` is the text shown for an area of 0. */
export function useUnitFactText(none: string): (unit: UnitFacts, name: UnitFactName) => string {
  const { areaUnit } = useSettings();
  const { language } = useLanguage();
  return (unit, name) => formatUnitFact(unit, name, { areaUnit, language, none });
}

/** An area in m². */
export function Area({ area }: { area: number }) {
  return <span className={styles.price}>{useAreaText()(area)}</span>;
}
