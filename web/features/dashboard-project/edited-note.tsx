import type { Edit } from '#contract/entities/project.ts';
import { useText, useDateText } from '#web/texts/language.tsx';
import styles from './edited-note.module.css';

type EditedNoteProps = {
  edited: Edit | null;
  /** The value in the package, as text. */
  packageValue?: string | undefined;
  onReset?: (() => void) | undefined;
};

/** Notes that something differs from the package, since when and by whom, with a button that resets it. */
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
