import { classNames } from '#web/ui/class-names.ts';
import styles from './countdown.module.css';

type CountdownProps = {
  of: number;
  left: number;
  label: string;
  /** Beside something that matters more. */ quiet?: boolean;
};

/** Minutes and seconds left over the line that runs out with them. `of` and `left` are seconds. */
export function Countdown({ of, left, label, quiet = false }: CountdownProps) {
  return (
    <div className={styles.countdown}>
      <p role="timer" aria-label={label} className={classNames(styles.time, quiet && styles.quiet)}>
        {clock(left)}
      </p>
      <span className={styles.line} aria-hidden="true">
        <span style={{ transform: `scaleX(${left / of})` }} />
      </span>
    </div>
  );
}

/** Seconds as they are shown: `1:59`, `0:05`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
