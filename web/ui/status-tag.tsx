import type { StatusLabel } from '#domain/units/statuses.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from './class-names.ts';
import styles from './status-tag.module.css';

/** The shape of a status, in the text colour: ring, half disc, full disc, crossed-out square. */
export function StatusShape({ status, className }: { status: StatusLabel; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.shape, className)} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <StatusMark status={status} />
    </svg>
  );
}

type StatusCountProps = { status: StatusLabel; count: number | undefined; className?: string | undefined };

/** A status as its shape with a number, where there is no room for words. Add both as text for screen readers. */
export function StatusCount({ status, count, className }: StatusCountProps) {
  return (
    <span className={classNames(styles.count, className)} aria-hidden="true">
      <StatusShape status={status} className={styles.small} />
      {count}
    </span>
  );
}

/** The shape of a status inside another SVG; it fills the square from 0 to 16. */
export function StatusMark({ status }: { status: StatusLabel }) {
  if (status === 'blocked')
    return (
      <path d="M2.75 2.75h10.5v10.5H2.75zM13.25 2.75 2.75 13.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
    );
  if (status === 'sold') return <circle cx="8" cy="8" r="6.25" fill="currentColor" />;
  return (
    <>
      <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth={status === 'available' ? 2 : 1.5} />
      {status === 'reserved' && <path d="M8 2a6 6 0 0 0 0 12z" fill="currentColor" />}
    </>
  );
}

type StatusTagProps = {
  status: StatusLabel;
  /** With a background in the status colour, for use on pictures. */
  solid?: boolean;
  className?: string | undefined;
  children?: string;
};

/** A status as shape and word, never as colour alone; `children` replaces the word (“15 available”). */
export function StatusTag({ status, solid = false, className, children }: StatusTagProps) {
  const t = useText();
  return (
    <span className={classNames(styles.tag, styles[status], solid && styles.solid, className)} data-status={status}>
      <StatusShape status={status} />
      {children ?? t(`status.${status}`)}
    </span>
  );
}
