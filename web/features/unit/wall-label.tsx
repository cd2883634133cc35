import { useText } from '#web/texts/language.tsx';
import { Panel } from '#web/ui/panel.tsx';
import styles from './wall-label.module.css';

/** The label beside a picture, as on a gallery's wall: what it shows and which of how many it is. */
export function WallLabel({ title, index, count }: { title: string; index: number; count: number }) {
  const t = useText();
  return (
    <Panel as="div" dense className={styles.label} aria-live="polite" aria-atomic="true">
      <p className={styles.title}>{title}</p>
      <p className={styles.count}>{t('unit.pictureCount', { index: index + 1, count })}</p>
    </Panel>
  );
}
