import { Images } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectGallery } from '#contract/entities/project.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SaveBar } from '../edit-controls.tsx';
import { errorsByPath, useProjectGalleries, useSaveProject } from '../project-queries.ts';
import { GalleryRow } from './gallery-row.tsx';
import { moveItem } from './move-item.ts';
import styles from './galleries-screen.module.css';

/** Edits the galleries: their order, names, text colour and visibility. */
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
  const [announcement, setAnnouncement] = useState('');
  const save = useSaveProject(calls.updateProjectGalleries, 'galleries');
  const reset = useSaveProject(calls.resetProjectGalleries, 'galleries');
  const shown = draft ?? galleries;
  const changed = shown.filter((gallery, index) => JSON.stringify(gallery) !== JSON.stringify(galleries[index])).length;
  const clear = () => {
    setDraft(undefined);
    save.reset();
  };
  const errors = errorsByPath(save.error);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= shown.length) return;
    setDraft(moveItem(shown, from, to));
    setAnnouncement(t('project.movedTo', { name: shown[from]?.name_en ?? '', place: to + 1 }));
  };
  const resetAll = async () => {
    if (await confirm({ title: t('project.resetTitle'), text: t('project.resetGalleries'), yes: t('project.reset') }))
      reset.mutate({}, { onSuccess: clear });
  };
  const editableFields = ({ type: _type, images: _images, link: _link, edited: _edited, ...gallery }: ProjectGallery) =>
    gallery;
  return (
    <>
      <ol className={styles.rows}>
        {shown.map((gallery, index) => (
          <GalleryRow
            key={gallery.slug}
            gallery={gallery}
            index={index}
            count={shown.length}
            errors={errors}
            onMove={(to) => move(index, to)}
            onChange={(change) =>
              setDraft(shown.map((other) => (other.slug === gallery.slug ? { ...other, ...change } : other)))
            }
          />
        ))}
      </ol>
      <p aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
      {galleries.some((gallery) => gallery.edited !== null) && (
        <Button variant="text" onClick={() => void resetAll()} busy={reset.isPending}>
          {t('project.resetAll')}
        </Button>
      )}
      <SaveBar
        count={changed}
        isBusy={save.isPending}
        onDiscard={clear}
        onSave={() => save.mutate({ body: { galleries: shown.map(editableFields) } }, { onSuccess: clear })}
      />
    </>
  );
}
