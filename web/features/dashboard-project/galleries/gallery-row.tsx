import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react';
import type { ProjectGallery } from '#contract/entities/project.ts';
import { localised } from '#domain/texts/language.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import styles from './galleries-screen.module.css';

type GalleryRowProps = {
  gallery: ProjectGallery;
  index: number;
  count: number;
  errors: ReadonlyMap<string, string>;
  onMove: (to: number) => void;
  onChange: (change: Partial<ProjectGallery>) => void;
};

export function GalleryRow({ gallery, index, count, errors, onMove, onChange }: GalleryRowProps) {
  const t = useText();
  const { language } = useLanguage();
  const name = localised(gallery, 'name', language);
  return (
    <li className={classNames(styles.row, gallery.is_hidden && styles.isHidden)} data-gallery={gallery.slug}>
      <span className={styles.place}>{index + 1}</span>
      <div className={styles.pictures}>
        {gallery.images.slice(0, 3).map((image) => (
          <PictureImage key={image} file={image} alt="" sizes="8rem" className={styles.picture} />
        ))}
        {gallery.is_hidden && (
          <span className={styles.hiddenMark}>
            <EyeOff aria-hidden="true" />
            {t('project.hidden')}
          </span>
        )}
      </div>
      <div className={styles.fields}>
        <Field
          label={t('project.nameEn')}
          lang="en"
          value={gallery.name_en}
          maxLength={120}
          error={errors.get(`galleries.${index}.name_en`)}
          onChange={(event) => onChange({ name_en: event.target.value })}
        />
        <Field
          label={t('project.nameTr')}
          lang="tr"
          value={gallery.name_tr}
          maxLength={120}
          error={errors.get(`galleries.${index}.name_tr`)}
          onChange={(event) => onChange({ name_tr: event.target.value })}
        />
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
