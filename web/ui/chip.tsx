import { Check, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useCountText } from '#web/texts/number-text.ts';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> & {
  on?: boolean;
  /** The chip is an active filter that a click removes; `aria-label` should say so. */
  removable?: boolean;
  /** Replaces the check mark, e.g. by a status shape. */
  icon?: ReactNode;
  /** The number of results of this choice. */
  count?: number | undefined;
};

/** A toggle button for one choice. */
export function Chip({ on = false, removable = false, icon, count, className, children, ...rest }: ChipProps) {
  const countText = useCountText();
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
      {count !== undefined && <span className={styles.count}>{countText(count)}</span>}
      {removable && <X />}
    </button>
  );
}
