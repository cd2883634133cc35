import { formatPrice } from '#domain/money/format-price.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

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
