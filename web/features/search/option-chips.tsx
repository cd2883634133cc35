import type { ReactNode } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import type { Option } from './use-filter-options.ts';
import styles from './search-panel.module.css';

type OptionChipsProps<Value> = {
  title: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  counts: ReadonlyMap<Value, number>;
  onChange: (chosen: Value[]) => void;
  /** What stands in place of the check mark. */
  icons?: ReadonlyMap<Value, ReactNode>;
  /** Two in a row, their counts at the right edge. */
  wide?: boolean;
};

/**
 * A group of the filter whose options are on or off, each with how many units it would show. What would show none can
 * only be taken away.
 */
export function OptionChips<Value extends string | number>({
  title,
  options,
  chosen,
  counts,
  onChange,
  icons,
  wide = false,
}: OptionChipsProps<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={wide ? styles.pairs : styles.chips}>
        {options.map(({ value, title }) => {
          const on = chosen.includes(value);
          const count = counts.get(value) ?? 0;
          return (
            <Chip
              key={value}
              on={on}
              count={count}
              icon={icons?.get(value)}
              disabled={!on && count === 0}
              onClick={() => toggle(value)}
            >
              {title}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
