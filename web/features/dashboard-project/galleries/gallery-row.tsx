import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react';
import type { ProjectGallery } from '#contract/entities/project.ts';
import { languageFacts, localised } from '#domain/texts/language.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
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
  const { languages } = useSettings();
  const { language: shownIn } = useLanguage();
  const name = localised(gallery, 'name', shownIn);
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
        {languages.map((language) => (
          <Field
            key={language}
            label={t('project.nameIn', { language: languageFacts[language].name })}
            lang={language}
            value={gallery[`name_${language}`] ?? ''}
            maxLength={120}
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
