import { useSettings } from '#web/catalogue/settings.tsx';

const noBreakSpace = '\u00a0';

/**
 * Returns a function that formats a large amount in minor units with three significant digits: `€ 41,8 M`, `€ 940 k`.
 * The decimal separator is that of prices.
 */
export function useCompactPrice(): (minor: number) => string {
  const { currencyUnit, currencyUnitPosition } = useSettings();
  return (minor) => {
    const amount = compactNumber(minor / 100);
    return currencyUnitPosition === 'before'
      ? `${currencyUnit}${noBreakSpace}${amount}`
      : `${amount}${noBreakSpace}${currencyUnit}`;
  };
}

function compactNumber(value: number): string {
  const threeDigits = (scaled: number) => String(Number(scaled.toPrecision(3))).replace('.', ',');
  if (value >= 1e6) return `${threeDigits(value / 1e6)}${noBreakSpace}M`;
  if (value >= 10_000) return `${threeDigits(value / 1e3)}${noBreakSpace}k`;
  return threeDigits(value);
}
