import { Heart as HeartIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './heart.module.css';

type HeartButtonProps = {
  on: boolean;
  /** What a click does, with the name of the unit. */
  label: string;
  onClick: () => void;
  busy?: boolean;
  disabled?: boolean;
  /** `line` has a border, `bare` has none. */
  look?: 'line' | 'bare';
  className?: string | undefined;
};

/** The heart button of a favourite, filled when it is one. */
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
