import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import styles from './wall-label.module.css';

export type WallLabelProps = {
  title: string;
  /** For example “3 of 12”. */
  count: string;
  note?: string;
  /** `light`: white text on dark, for pictures beside which a bright panel would distract. */
  letters?: 'dark' | 'light';
};

/** A caption, like a gallery’s wall label: the title, an optional note, and which picture of how many. */
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
        {note && <span>{note}</span>}
        <span>{count}</span>
      </p>
    </Panel>
  );
}
