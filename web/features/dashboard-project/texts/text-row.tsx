import type { ProjectText } from '#contract/entities/project.ts';
import type { TextSubject } from '#domain/projects/development-texts.ts';
import { textSubject } from '#domain/projects/development-texts.ts';
import { pictureKeys } from '#domain/projects/picture-text.ts';
import { languageFacts, localised, type LocalText } from '#domain/texts/language.ts';
import { useBuildings, usePictures } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/dashboard/text-area.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { widthInRem } from '#web/ui/picture-width.ts';
import { EditedNote } from '../edit-controls.tsx';
import styles from './text-row.module.css';

/** Describes where a text is shown, by its key. */
export function useTextTitle(): (key: string) => string {
  const t = useText();
  const { language } = useLanguage();
  const { data: buildings = [] } = useBuildings();
  const partName = ({ kind, name }: TextSubject) => {
    const building = kind === 'front' ? buildings.find(({ code }) => code.toLowerCase() === name) : undefined;
    return building ? localised(building, 'name', language) : name;
  };
  return (key) => {
    const subject = textSubject(key);
    return subject ? t(`project.text.${subject.kind}`, { name: partName(subject) }) : t('project.text.none');
  };
}

type TextRowProps = {
  text: ProjectText;
  title: string;
  value: LocalText;
  onChange: (value: LocalText) => void;
  onReset: () => void;
};

/** A text with what it is about and a field for each language; `value` contains the edited ones. */
export function TextRow({ text, title, value, onChange, onReset }: TextRowProps) {
  const { languages } = useSettings();
  const { data: pictures = {} } = usePictures();
  const isAboutPicture = textSubject(text.key)?.kind === 'picture';
  const picture = isAboutPicture && Object.keys(pictures).find((file) => pictureKeys(file).includes(text.key));
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
