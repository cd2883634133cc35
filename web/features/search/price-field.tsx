import { useState } from 'react';
import { usePriceText } from '#web/ui/price.tsx';
import styles from './price-range.module.css';

type PriceFieldProps = { label: string; minor: number; onSettle: (minor: number) => void };

/**
 * One end of the price range as a field: shows a price, takes whole units of the currency, settles on Enter or when
 * left.
 */
export function PriceField({ label, minor, onSettle }: PriceFieldProps) {
  const shown = usePriceText()(minor);
  const [typed, setTyped] = useState(shown);
  const settle = () => {
    const wanted = readPrice(typed);
    setTyped(shown);
    if (wanted !== undefined && wanted !== minor) onSettle(wanted);
  };
  return (
    <input
      className={styles.field}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape') {
          event.stopPropagation();
          setTyped(shown);
        }
      }}
    />
  );
}

/** Minor units of what was typed, by its digits alone; what stands behind a decimal comma is left out. */
function readPrice(typed: string): number | undefined {
  const digits = typed.replace(/,\d{0,2}\s*\D?$/, '').replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits.slice(0, 12)) * 100;
}
