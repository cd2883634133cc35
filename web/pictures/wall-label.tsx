import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import styles from './wall-label.module.css';

export type WallLabelProps = {
  title: string;
  /** Which of how many it is, and what else there is to say. */
  count: string;
  note?: string;
  /** `light`: white letters on a dark ground, for pictures that a bright field would disturb. */
  letters?: 'dark' | 'light';
};

/** The label beside a picture, as on a gallery's wall: what it shows and which of how many it is. */
export function WallLabel({ title, count, note, letters = 'dark' }: WallLabelProps) {
  return (
    <Panel
      as="div"
      dense
      className={classNames(styles.label, letters === 'light' && styles.light)}
      aria-live="polite"
      aria-atomic="true"
      data-letters={letters}
    >
      <p className={styles.title}>{title}</p>
      <p className={styles.count}>
        {note && <span className={styles.note}>{note}</span>}
        <span>{count}</span>
      </p>
    </Panel>
  );
}
