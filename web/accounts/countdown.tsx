import { useSyncExternalStore } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './countdown.module.css';

type CountdownProps = {
  of: number;
  left: number;
  label: string;
  /** Smaller, beside something more important. */
  quiet?: boolean;
};

/** The remaining time over a line that shrinks with it. `of` and `left` are seconds. */
export function Countdown({ of, left, label, quiet = false }: CountdownProps) {
  const clock = formatClock(left);
  return (
    <div className={styles.countdown}>
      <p
        role="timer"
        aria-label={label}
        className={classNames(styles.time, quiet && styles.quiet)}
        data-widest={clock.replace(/\d/g, '0')}
      >
        {clock}
      </p>
      <span className={styles.line} aria-hidden="true">
        <span style={{ transform: `scaleX(${left / of})` }} />
      </span>
    </div>
  );
}

/** Formats seconds as `1:59`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How often the remaining time is updated, in milliseconds. */
const tick = 250;

/** Whole seconds until a time (milliseconds since the epoch), at least 0. It stays correct while the page is hidden. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(everyTick, () => Math.max(0, Math.ceil((until - Date.now()) / 1000)));
}

function everyTick(onChange: () => void): () => void {
  const timer = setInterval(onChange, tick);
  return () => clearInterval(timer);
}
