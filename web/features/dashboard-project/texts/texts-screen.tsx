import { fold } from '#domain/texts/fold.ts';
import type { LocalText } from '#domain/texts/language.ts';
import { Type } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectText } from '#contract/entities/project.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { FilterBar, SearchField } from '#web/ui/dashboard/filter-bar.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SaveBar } from '../edit-controls.tsx';
import { useProjectTexts, useSaveProject } from '../project-queries.ts';
import { TextRow } from './text-row.tsx';
import { useDescribedTexts } from './use-described-texts.ts';
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
  const clear = () => setDraft({});
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
        onDiscard={clear}
        onSave={() => save.mutate({ body: { texts: changed } }, { onSuccess: clear })}
      />
    </>
  );
}
