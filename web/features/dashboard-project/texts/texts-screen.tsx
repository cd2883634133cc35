import { languageFacts } from '#domain/texts/language.ts';
import { Type } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectText } from '#contract/entities/project.ts';
import { useText } from '#web/texts/language.tsx';
import { FilterBar } from '#web/ui/dashboard/filter-bar.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SearchField } from '#web/ui/dashboard/search-field.tsx';
import { TextArea } from '#web/ui/dashboard/text-area.tsx';
import { EditedNote, SaveBar } from '../edit-controls.tsx';
import { useProjectTexts, useSaveProject } from '../project-queries.ts';
import styles from './texts-screen.module.css';

/** The development's texts, side by side in both languages. */
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

type Draft = Record<string, { en: string; tr: string }>;

function Texts({ texts }: { texts: ProjectText[] }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useState<Draft>({});
  const save = useSaveProject(calls.updateProjectTexts, 'texts');
  const changed = texts.flatMap(({ key, en, tr }) => {
    const edited = draft[key];
    return edited && (edited.en !== en || edited.tr !== tr) ? [{ key, en: edited.en, tr: edited.tr }] : [];
  });
  const searched = search.toLocaleLowerCase();
  const found = texts.filter(
    ({ key, en, tr }) => searched === '' || [key, en, tr].some((part) => part.toLocaleLowerCase().includes(searched)),
  );
  const clear = () => setDraft({});
  return (
    <>
      <FilterBar label={t('project.searchTexts')} end={t('project.textCount', { count: found.length })}>
        <SearchField label={t('project.searchTexts')} value={search} onSearch={setSearch} />
      </FilterBar>
      <div className={styles.rows}>
        {found.map((text) => (
          <TextRow
            key={text.key}
            text={text}
            value={draft[text.key] ?? text}
            onChange={(value) => setDraft({ ...draft, [text.key]: value })}
            onReset={() =>
              save.mutate(
                { body: { reset: [text.key] } },
                { onSuccess: () => setDraft(({ [text.key]: _removed, ...rest }) => rest) },
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
        onDiscard={clear}
        onSave={() => save.mutate({ body: { texts: changed } }, { onSuccess: clear })}
      />
    </>
  );
}

type TextRowProps = {
  text: ProjectText;
  value: { en: string; tr: string };
  onChange: (value: { en: string; tr: string }) => void;
  onReset: () => void;
};

function TextRow({ text, value: { en, tr }, onChange, onReset }: TextRowProps) {
  return (
    <section className={styles.row} aria-label={text.key}>
      <h2 className={styles.key}>{text.key}</h2>
      <div className={styles.pair}>
        <TextArea
          label={languageFacts.en.name}
          lang="en"
          rows={en.length > 60 ? 3 : 1}
          value={en}
          maxLength={5000}
          onChange={(event) => onChange({ en: event.target.value, tr })}
        />
        <TextArea
          label={languageFacts.tr.name}
          lang="tr"
          rows={tr.length > 60 ? 3 : 1}
          value={tr}
          maxLength={5000}
          onChange={(event) => onChange({ en, tr: event.target.value })}
        />
      </div>
      <EditedNote edited={text.edited} onReset={onReset} />
    </section>
  );
}
