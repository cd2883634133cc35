import { ArrowDown, ArrowUp, EyeOff, Images } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectGallery } from '#contract/entities/project.ts';
import { languageFacts, localised } from '#domain/texts/language.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SaveBar } from '../edit-controls.tsx';
import { errorsByPath, useProjectGalleries, useSaveProject } from '../project-queries.ts';
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
  const changed = shown.filter((gallery, index) => !isSame(gallery, galleries[index])).length;
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
        onSave={() =>
          save.mutate(
            { body: { galleries: shown.map(editableFields) } },
            // What was changed since is still to be saved.
            { onSuccess: () => setDraft((now) => (now === draft ? undefined : now)) },
          )
        }
      />
    </>
  );
}

function editableFields({ type: _type, images: _images, link: _link, edited: _edited, ...gallery }: ProjectGallery) {
  return gallery;
}

function isSame(a: ProjectGallery, b: ProjectGallery | undefined): boolean {
  return b !== undefined && JSON.stringify(editableFields(a)) === JSON.stringify(editableFields(b));
}

type GalleryRowProps = {
  gallery: ProjectGallery;
  index: number;
  count: number;
  errors: ReadonlyMap<string, string>;
  onMove: (to: number) => void;
  onChange: (change: Partial<ProjectGallery>) => void;
};

function GalleryRow({ gallery, index, count, errors, onMove, onChange }: GalleryRowProps) {
  const t = useText();
  const { languages } = useSettings();
  const { language: shownIn } = useLanguage();
  const name = localised(gallery, 'name', shownIn);
  return (
    <li className={classNames(styles.row, gallery.is_hidden && styles.hidden)} data-gallery={gallery.slug}>
      <span className={styles.place}>{index + 1}</span>
      <div className={styles.pictures}>
        {gallery.images.slice(0, 3).map((image) => (
          <PictureImage key={image} file={image} alt="" sizes={widthInRem(8)} className={styles.picture} />
        ))}
        {gallery.is_hidden && (
          <span className={styles.hiddenMark}>
            <EyeOff />
            {t('project.hidden')}
          </span>
        )}
      </div>
      <div className={styles.fields}>
        {languages.map((language) => (
          <Field
            key={language}
            label={t('project.nameIn', { language: languageFacts[language].name })}
            lang={language}
            value={gallery[`name_${language}`] ?? ''}
            maxLength={maxLengths.editedName}
            error={errors.get(`galleries.${index}.name_${language}`)}
            onChange={(event) => onChange({ [`name_${language}`]: event.target.value })}
          />
        ))}
        <p className={styles.facts}>
          {gallery.type === 'link' ? gallery.link : t('project.pictureCount', { count: gallery.images.length })}
        </p>
      </div>
      <div className={styles.switches}>
        <Toggle
          label={t('project.darkText')}
          on={gallery.dark_text}
          onChange={(dark_text) => onChange({ dark_text })}
        />
        <Toggle
          label={t('project.isShown')}
          on={!gallery.is_hidden}
          onChange={(isShown) => onChange({ is_hidden: !isShown })}
        />
      </div>
      <div className={styles.arrows}>
        <IconButton
          variant="plain"
          icon={<ArrowUp />}
          label={t('project.moveUp', { name })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          variant="plain"
          icon={<ArrowDown />}
          label={t('project.moveDown', { name })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
      </div>
    </li>
  );
}

/** Returns a copy of a list with one item moved to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
