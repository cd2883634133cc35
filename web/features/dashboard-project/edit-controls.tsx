import type { Edit } from '#contract/entities/project.ts';
import { useText, useDateText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './edit-controls.module.css';

type EditedNoteProps = {
  edited: Edit | null;
  /** The value in the package, as text. */
  packageValue?: string | undefined;
  onReset?: (() => void) | undefined;
};

/** Shows that something differs from the package, since when and by whom, with a button that resets it. */
export function EditedNote({ edited, packageValue, onReset }: EditedNoteProps) {
  const t = useText();
  const dateText = useDateText();
  if (edited === null) return null;
  const date = dateText(edited.at, 'date');
  return (
    <p className={styles.note}>
      <span>
        {edited.by === null ? t('project.edited', { date }) : t('project.editedBy', { date, name: edited.by })}
      </span>
      {packageValue !== undefined && <span>{t('project.packageSays', { value: packageValue })}</span>}
      {onReset && (
        <button type="button" className={styles.reset} onClick={onReset}>
          {t('project.reset')}
        </button>
      )}
    </p>
  );
}

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
      <Button variant="primary" onClick={onSave} busy={isBusy}>
        {t('dashboard.save')}
      </Button>
    </section>
  );
}
