import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './save-bar.module.css';

type SaveBarProps = { count: number; isBusy: boolean; onSave: () => void; onDiscard: () => void };

/** A bar at the bottom that saves or discards the unsaved changes; hidden if there are none. */
export function SaveBar({ count, isBusy, onSave, onDiscard }: SaveBarProps) {
  const t = useText();
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('project.unsaved', { count })}>
      <p className={styles.count}>{t('project.unsaved', { count })}</p>
      <Button onClick={onDiscard} disabled={isBusy}>
        {t('project.discard')}
      </Button>
      <Button look="primary" onClick={onSave} busy={isBusy}>
        {t('dashboard.save')}
      </Button>
    </section>
  );
}
