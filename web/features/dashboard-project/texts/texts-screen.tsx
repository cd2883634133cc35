import { compareTextKeys } from '#domain/projects/development-texts.ts';
import { fold } from '#domain/texts/fold.ts';
import type { LocalText } from '#domain/texts/language.ts';
import { Type } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectText } from '#contract/entities/project.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { FilterBar } from '#web/ui/dashboard/filter-bar.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SearchField } from '#web/ui/dashboard/search-field.tsx';
import { SaveBar } from '../edit-controls.tsx';
import { useProjectTexts, useSaveProject } from '../project-queries.ts';
import { TextRow, useTextTitle } from './text-row.tsx';
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
  const titleOf = useTextTitle();
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
  const found = texts
    .filter((text) =>
      [text.key, titleOf(text.key), ...languages.map((language) => text[language])].some((part) =>
        fold(part).includes(searched),
      ),
    )
    .toSorted((a, b) => compareTextKeys(a.key, b.key));
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
            title={titleOf(text.key)}
            value={draft[text.key] ?? {}}
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
