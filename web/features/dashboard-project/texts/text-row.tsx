import { languageFacts, type LocalText } from '#domain/texts/language.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/dashboard/text-area.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { widthInRem } from '#web/ui/picture-width.ts';
import { EditedNote } from '../edit-controls.tsx';
import type { DescribedText } from './use-described-texts.ts';
import styles from './text-row.module.css';

type TextRowProps = DescribedText & {
  value: LocalText;
  onChange: (value: LocalText) => void;
  onReset: () => void;
};

/** A text with what it is about and a field for each language; `value` contains the edited ones. */
export function TextRow({ text, title, picture, value, onChange, onReset }: TextRowProps) {
  const { languages } = useSettings();
  return (
    <section className={classNames(styles.row, picture && styles.pictured)} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <code className={styles.key}>{text.key}</code>
      </header>
      {picture && <PictureImage file={picture} alt="" sizes={widthInRem(10)} className={styles.picture} />}
      <div className={styles.fields}>
        {languages.map((language) => {
          const written = value[language] ?? text[language];
          return (
            <TextArea
              key={language}
              label={languageFacts[language].name}
              lang={language}
              rows={written.length > 60 ? 3 : 1}
              value={written}
              maxLength={5000}
              onChange={(event) => onChange({ ...value, [language]: event.target.value })}
            />
          );
        })}
      </div>
      <EditedNote edited={text.edited} onReset={onReset} />
    </section>
  );
}
