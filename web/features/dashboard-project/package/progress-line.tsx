import styles from './package-screen.module.css';

/** A progress bar. `part` is the progress from 0 to 1, or undefined if it is unknown. */
export function ProgressLine({ label, part, detail }: { label: string; part: number | undefined; detail?: string }) {
  return (
    <div className={styles.progress}>
      <p className={styles.progressLabel} aria-live="polite">
        {label}
        {detail && <span>{detail}</span>}
      </p>
      <progress className={styles.line} aria-label={label} {...(part === undefined ? {} : { value: part, max: 1 })} />
    </div>
  );
}
