import { Images } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectGallery } from '#contract/entities/project.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { faultsByPath, useProjectGalleries, useSaveProject } from '../project-queries.ts';
import { SaveBar } from '../save-bar.tsx';
import { GalleryRow } from './gallery-row.tsx';
import { moved } from './moved.ts';
import styles from './galleries-screen.module.css';

/** The galleries in the order in which they are shown: names, dark text, and what is hidden. */
export function GalleriesScreen() {
  const t = useText();
  const galleries = useProjectGalleries();
  if (galleries.isError) return <LoadFailure onRetry={() => void galleries.refetch()} />;
  if (!galleries.data) return <RowsSkeleton count={4} />;
  return galleries.data.length === 0 ? (
    <EmptyState icon={<Images />} title={t('project.noGalleries')} text={t('project.noGalleriesText')} />
  ) : (
    <Galleries galleries={galleries.data} />
  );
}

function Galleries({ galleries }: { galleries: ProjectGallery[] }) {
  const t = useText();
  const confirm = useConfirm();
  const [draft, setDraft] = useState<ProjectGallery[]>();
  const [said, setSaid] = useState('');
  const save = useSaveProject(calls.updateProjectGalleries, 'galleries');
  const reset = useSaveProject(calls.resetProjectGalleries, 'galleries');
  const shown = draft ?? galleries;
  const changed = shown.filter((gallery, place) => JSON.stringify(gallery) !== JSON.stringify(galleries[place])).length;
  const clear = () => (setDraft(undefined), save.reset());
  const faults = faultsByPath(save.error);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= shown.length) return;
    setDraft(moved(shown, from, to));
    setSaid(t('project.movedTo', { name: shown[from]!.name_en, place: to + 1 }));
  };
  const goBack = async () => {
    if (await confirm({ title: t('project.resetTitle'), text: t('project.resetGalleries'), yes: t('project.reset') }))
      reset.mutate({}, { onSuccess: clear });
  };
  const pick = ({ slug, name_en, name_tr, dark_text, is_hidden }: ProjectGallery) => ({
    slug,
    name_en,
    name_tr,
    dark_text,
    is_hidden,
  });
  return (
    <>
      <ol className={styles.rows}>
        {shown.map((gallery, place) => (
          <GalleryRow
            key={gallery.slug}
            gallery={gallery}
            place={place}
            count={shown.length}
            faults={faults}
            onMove={(to) => move(place, to)}
            onChange={(change) =>
              setDraft(shown.map((one) => (one.slug === gallery.slug ? { ...one, ...change } : one)))
            }
          />
        ))}
      </ol>
      <p aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      {galleries.some((gallery) => gallery.edited !== null) && (
        <Button look="text" onClick={() => void goBack()} busy={reset.isPending}>
          {t('project.resetAll')}
        </Button>
      )}
      <SaveBar
        count={changed}
        isBusy={save.isPending}
        onDiscard={clear}
        onSave={() => save.mutate({ body: { galleries: shown.map(pick) } }, { onSuccess: clear })}
      />
    </>
  );
}
