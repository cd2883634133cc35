import { Check, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> & {
  on?: boolean;
  /** Stands above a list and is taken away by a press. Say so in `aria-label`. */
  removable?: boolean;
  /** Stands in place of the check mark: a status shape. */
  icon?: ReactNode;
  /** How many this choice would bring; stands right. */
  count?: number | undefined;
};

/** A choice that is on or off; chosen ones are ink. */
export function Chip({ on = false, removable = false, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={removable ? undefined : on}
      className={classNames(
        styles.chip,
        (on || removable) && styles.on,
        count !== undefined && styles.counted,
        className,
      )}
    >
      {icon ?? (on && !removable && <Check />)}
      <span className={styles.label}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {removable && <X />}
    </button>
  );
}
