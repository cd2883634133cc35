import { useSettings } from '#web/catalogue/settings.tsx';

const noBreakSpace = '\u00a0';

/**
 * A large amount, given in minor units, with three digits that count: `€ 41,8 M`, `€ 940 k`. Decimals as prices write
 * them.
 */
export function useCompactPrice(): (minor: number) => string {
  const { currencyUnit, currencyUnitPosition } = useSettings();
  return (minor) => {
    const whole = minor / 100;
    const [size, unit] =
      whole >= 1e6
        ? [whole / 1e6, `${noBreakSpace}M`]
        : whole >= 10_000
          ? [whole / 1e3, `${noBreakSpace}k`]
          : [whole, ''];
    const amount = `${String(Number(size.toPrecision(3))).replace('.', ',')}${unit}`;
    return currencyUnitPosition === 'before'
      ? `${currencyUnit}${noBreakSpace}${amount}`
      : `${amount}${noBreakSpace}${currencyUnit}`;
  };
}
