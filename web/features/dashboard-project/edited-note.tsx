import type { Edit } from '#contract/entities/project.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import styles from './edited-note.module.css';

type EditedNoteProps = {
  edited: Edit | null;
  /** What the package says, in words. */ said?: string | undefined;
  onReset?: (() => void) | undefined;
};

/** Says that something is not as the package has it: since when, by whom, and the way back. */
export function EditedNote({ edited, said, onReset }: EditedNoteProps) {
  const t = useText();
  const { language } = useLanguage();
  if (edited === null) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(edited.at));
  return (
    <p className={styles.note}>
      <span>
        {edited.by === null ? t('project.edited', { date }) : t('project.editedBy', { date, name: edited.by })}
      </span>
      {said !== undefined && <span>{t('project.packageSays', { value: said })}</span>}
      {onReset && (
        <button type="button" className={styles.reset} onClick={onReset}>
          {t('project.reset')}
        </button>
      )}
    </p>
  );
}
