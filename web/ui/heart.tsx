import { Heart as HeartIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './heart.module.css';

type HeartButtonProps = {
  on: boolean;
  /** What a press does, said with the unit's name. */
  label: string;
  onClick: () => void;
  busy?: boolean;
  disabled?: boolean;
  /** With an edge on a panel, or bare in a row. */
  look?: 'line' | 'bare';
  className?: string | undefined;
};

/** The heart of a favourite; filled only when chosen. */
export function HeartButton({
  on,
  label,
  onClick,
  busy = false,
  disabled = false,
  look = 'line',
  className,
}: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={() => {
        if (!busy) onClick();
      }}
      className={classNames(styles.button, styles[look], on && styles.on, className)}
    >
      <HeartIcon fill={on ? 'currentColor' : 'none'} />
    </button>
  );
}
