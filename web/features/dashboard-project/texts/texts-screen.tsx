import { Type } from 'lucide-react';
import { useState, useMemo } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectText } from '#contract/entities/project.ts';
import { compareTextKeys, textSubject, type TextSubject } from '#domain/projects/development-texts.ts';
import { pictureKeys } from '#domain/projects/picture-text.ts';
import { fold } from '#domain/texts/fold.ts';
import { type LocalText, localised, languageFacts } from '#domain/texts/language.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { useBuildings, usePictures } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FilterBar, SearchField } from '#web/ui/dashboard/filter-bar.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { TextArea } from '#web/ui/dashboard/text-area.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { changedSince, useProjectTexts, useSaveProject } from '../project-queries.ts';
import { SaveBar, EditedNote } from '../edit-controls.tsx';
import styles from './texts-screen.module.css';

/** The development's texts by what they are about, side by side in its languages. */
export function TextsScreen() {
  const t = useText();
  const texts = useProjectTexts();
  if (texts.isError) return <LoadFailure onRetry={() => void texts.refetch()} />;
  if (!texts.data) return <RowsSkeleton count={6} />;
  return texts.data.length === 0 ? (
    <EmptyState icon={<Type />} title={t('project.noTexts')} text={t('project.noTextsText')} />
  ) : (
    <Texts texts={texts.data} />
  );
}

type Draft = Record<string, LocalText>;

function Texts({ texts }: { texts: ProjectText[] }) {
  const t = useText();
  const described = useDescribedTexts(texts);
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useState<Draft>({});
  const save = useSaveProject(calls.updateProjectTexts, 'texts');
  const { languages } = useSettings();
  const changed = texts.flatMap((text) => {
    const edited = draft[text.key];
    return edited && languages.some((language) => (edited[language] ?? text[language]) !== text[language])
      ? [{ key: text.key, ...edited }]
      : [];
  });
  const searched = fold(search);
  const found = described.filter(({ text, title }) =>
    [text.key, title, ...languages.map((language) => text[language])].some((part) => fold(part).includes(searched)),
  );
  return (
    <>
      <FilterBar label={t('project.searchTexts')} end={t('project.textCount', { count: found.length })}>
        <SearchField label={t('project.searchTexts')} value={search} onSearch={setSearch} />
      </FilterBar>
      <div className={styles.rows}>
        {found.map((row) => (
          <TextRow
            key={row.text.key}
            {...row}
            value={draft[row.text.key] ?? {}}
            onChange={(value) => setDraft({ ...draft, [row.text.key]: value })}
            onReset={() =>
              save.mutate(
                { body: { reset: [row.text.key] } },
                { onSuccess: () => setDraft(({ [row.text.key]: _removed, ...rest }) => rest) },
              )
            }
          />
        ))}
      </div>
      {found.length === 0 && (
        <EmptyState icon={<Type />} title={t('project.noTextFound')} text={t('project.noTextFoundText')} />
      )}
      <SaveBar
        count={changed.length}
        isBusy={save.isPending}
        onDiscard={() => setDraft({})}
        onSave={() =>
          save.mutate({ body: { texts: changed } }, { onSuccess: () => setDraft((now) => changedSince(draft, now)) })
        }
      />
    </>
  );
}

/** A text with where it is shown, and the picture that it is about, if there is one: a name in the manifest. */
type DescribedText = { text: ProjectText; title: string; picture: string | undefined };

/** Describes texts by their keys, in the order in which they are listed. */
function useDescribedTexts(texts: readonly ProjectText[]): DescribedText[] {
  const t = useText();
  const { language } = useLanguage();
  const { data: buildings } = useBuildings();
  const { data: pictures } = usePictures();
  return useMemo(() => {
    const pictureOf = findPictures(Object.keys(pictures ?? {}));
    const partName = ({ kind, name }: TextSubject) => {
      const building = kind === 'front' ? buildings?.find(({ code }) => code.toLowerCase() === name) : undefined;
      return building ? localised(building, 'name', language) : name;
    };
    const titleOf = (subject: TextSubject | null) =>
      subject ? t(`project.text.${subject.kind}`, { name: partName(subject) }) : t('project.text.none');
    return texts
      .map((text) => ({ text, title: titleOf(textSubject(text.key)), picture: pictureOf.get(text.key) }))
      .toSorted((a, b) => compareTextKeys(a.text.key, b.text.key));
  }, [texts, buildings, pictures, language, t]);
}

/** The first picture that each key is about; one key may be about several. */
function findPictures(files: readonly string[]): Map<string, string> {
  return new Map(files.toReversed().flatMap((file) => pictureKeys(file).map((key) => [key, file] as const)));
}

type TextRowProps = DescribedText & {
  value: LocalText;
  onChange: (value: LocalText) => void;
  onReset: () => void;
};

/** A text with what it is about and a field for each language; `value` contains the edited ones. */
function TextRow({ text, title, picture, value, onChange, onReset }: TextRowProps) {
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
              maxLength={maxLengths.editedText}
              onChange={(event) => onChange({ ...value, [language]: event.target.value })}
            />
          );
        })}
      </div>
      <EditedNote edited={text.edited} onReset={onReset} />
    </section>
  );
}
